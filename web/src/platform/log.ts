/** The part of a pino log that is needed. A path in it is one string of JSON: nobody writes lines of their own into the log. */
export interface Log {
  error(what: object, message: string): void;
}
