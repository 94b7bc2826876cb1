/** Requests about rooms, the local network, and QR codes. */
import { ask } from "../net/requests";
import type { Join, NetworkData, NewRoom, OpenNetwork, QrCode, QrText, RoomData, RoomList, RoomMade } from "../net/wire";

export const rooms = {
  make: (wanted: NewRoom) => ask<RoomMade>("rooms", wanted),
  listed: () => ask<RoomList>("rooms"),
  find: (code: string) => ask<RoomData>(`rooms/code/${encodeURIComponent(code)}`),
  join: (id: string, wanted: Join) => ask<RoomMade>(`rooms/${encodeURIComponent(id)}/join`, wanted),
  network: () => ask<NetworkData>("network"),
  openNetwork: (open: boolean) => ask<NetworkData>("network", { open } satisfies OpenNetwork),
  qr: (text: string) => ask<QrCode>("qr", { text } satisfies QrText),
};
