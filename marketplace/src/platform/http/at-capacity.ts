import { retryAfterSeconds } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { AppError } from '#platform/base/errors.ts';

/** The error for requests when the service is at capacity. */
export function atCapacityError(): AppError {
  return new AppError('UNAVAILABLE', texts.unavailable, { retryAfterSeconds: retryAfterSeconds() });
}
