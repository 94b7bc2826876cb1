import type { ErrorResponse } from "./wire";

/** A request that was not answered, because the engine in this browser was started again. */
export class EngineRestartedError extends Error {}

/** A request that the backend refused, with the kind of error and its message. */
export class RequestError extends Error {
  constructor(readonly response: ErrorResponse) {
    super(response.message);
  }
}
