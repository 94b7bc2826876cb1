/** Context: opens the screen on which a position is set up. */
import { createContext } from "svelte";
import type { PositionForm } from "../net/wire";

export const [settingUp, offerSettingUp] = createContext<(from: PositionForm | null) => void>();
