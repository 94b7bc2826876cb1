/** Why a request failed, in the language that is set. */
import { EngineRestartedError, RequestError } from "./request_error";
import { phrased, plain } from "../i18n/sentences";
import { say } from "../i18n/catalogue.svelte";

export function errorText(error: unknown): string {
  if (error instanceof EngineRestartedError) return say("engine-restarted");
  if (error instanceof TypeError) return say("connection-none"); // what fetch throws when there is no connection
  if (!(error instanceof RequestError)) return say("error-unknown", { why: String(error) });
  const { phrase, why } = error.response;
  const details = phrase ? plain(phrased(phrase, (seat) => String(seat + 1))) : error.message;
  return why === "store" && phrase ? details : say(`error-request-${why}`, { why: details });
}
