import type { ErrorCode, FieldErrors } from '@besesaka/schema/kernel/errors.ts';
import { isGeneral } from '@besesaka/schema/kernel/plain-issues.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';

interface Extra {
  details?: FieldErrors;
  retryAfterSeconds?: number;
}

/** Thrown by verbs. The code determines the HTTP status, in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.details = extra.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/** The sentence of the first field that has one of its own, because clients of the spec show `error` alone. */
const firstOf = (details: FieldErrors): string =>
  Object.values(details)
    .flat()
    .find((text) => !isGeneral(text)) ?? texts.invalidInput;

export class InvalidInput extends AppError {
  constructor(details: FieldErrors, message: string = firstOf(details)) {
    super('INVALID_INPUT', message, { details });
  }
}

/** A business rule refuses the call. `code` names the rule if a screen has to distinguish it. */
export class Refused extends AppError {
  constructor(message: string, code: ErrorCode = 'REFUSED', details?: FieldErrors) {
    super(code, message, { details });
  }
}

export class Unauthenticated extends AppError {
  constructor(message: string = texts.loginRequired) {
    super('UNAUTHENTICATED', message);
  }
}

export class Forbidden extends AppError {
  constructor(message: string = texts.forbidden) {
    super('FORBIDDEN', message);
  }
}

/** An API key may not do this. Null: no token may. */
export class ScopeMissing extends AppError {
  constructor(needed: string | null) {
    super('SCOPE_MISSING', needed === null ? texts.noScope : texts.scopeMissing(needed));
  }
}

export class NotFound extends AppError {
  constructor(message: string = texts.notFound) {
    super('NOT_FOUND', message);
  }
}

export class Stale extends AppError {
  constructor(message: string = texts.stale) {
    super('STALE', message);
  }
}

export class RateLimited extends AppError {
  constructor(retryAfterSeconds: number, message: string = texts.tooMany) {
    super('RATE_LIMITED', message, { retryAfterSeconds });
  }
}

/** The caller has disconnected, so no one reads the response. */
export class CallerGone extends AppError {
  constructor() {
    super('UNAVAILABLE', texts.unavailable);
  }
}

export class Unavailable extends AppError {
  constructor(message: string = texts.unavailable) {
    super('UNAVAILABLE', message, { retryAfterSeconds: 5 });
  }
}
