/** The part of pino's logger that we use. Values are JSON strings, so a path cannot inject lines into the log. */
export interface Log {
  error(what: object, message: string): void;
}
