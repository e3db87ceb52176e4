import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { ValidationError } from '#platform/errors/errors.ts';
import { partOf } from '#platform/graphql/connection.ts';

export const messagePageSizes = { usual: chatLimits.messagePageSize, most: chatLimits.messagePageMax };

/** A range of a conversation's messages, by their numbers. */
export interface MessageRange {
  before: number | null;
  after: number | null;
  limit: number;
}

/** Reads the range from the arguments of `messages`. Without that field, it reads as little as possible. */
export function rangeFromArguments(args: Record<string, unknown> | null): MessageRange {
  if (args === null) return { before: null, after: null, limit: 1 };
  const number = (name: string) => (typeof args[name] === 'number' ? args[name] : null);
  const text = (name: string) => (typeof args[name] === 'string' ? args[name] : null);
  const page = { first: number('first'), after: text('after'), last: number('last'), before: text('before') };
  const { size: limit, isBackward, cursor } = partOf(page, messagePageSizes);
  return isBackward
    ? { before: parseCursor('before', cursor), after: null, limit }
    : { before: null, after: parseCursor('after', cursor) ?? 0, limit };
}

function parseCursor(name: string, cursor: string | null): number | null {
  if (cursor === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new ValidationError(texts.invalidInput, { [name]: [texts.invalidInput] });
  return Number(cursor);
}
