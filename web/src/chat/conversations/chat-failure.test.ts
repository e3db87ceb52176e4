import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { describe, expect, it } from 'vitest';
import { type Failure, thrownFailure } from '#platform/network/failure.ts';
import { chatFailure } from './chat-failure.ts';

const refused = (code: string, message: string): Failure => ({
  kind: 'refusal',
  message,
  code,
  fields: [],
  retryAfter: null,
});
const thrown = (message: string, code: string) =>
  thrownFailure(new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] }));

describe('a chat that does not start', () => {
  it('says that the seller or the product is gone', () => {
    const gone = { title: 'Not Found', text: 'The seller or product no longer exists.' };
    expect(chatFailure(refused('NOT_FOUND', 'Product not found.'))).toEqual(gone);
    expect(chatFailure(thrown('Product not found.', 'NOT_FOUND'))).toEqual(gone);
  });

  it('asks the user to log in when the session has ended', () => {
    const asked = chatTexts.loginToChat;
    expect(chatFailure(refused('UNAUTHENTICATED', 'Please log in.')).text).toBe(asked);
    expect(chatFailure(thrown('Please log in.', 'UNAUTHENTICATED')).text).toBe(asked);
  });

  it('shows the text of the service, or a general one', () => {
    const own = 'You cannot chat about your own product.';
    expect(chatFailure(refused('FORBIDDEN', own))).toEqual({ title: 'Chat Error', text: own });
    expect(chatFailure(refused('REFUSED', '')).text).toBe('Failed to start chat. Please try again.');
    expect(chatFailure(thrown(texts.somethingWrong, 'INTERNAL')).text).toBe('Failed to start chat. Please try again.');
  });

  it('says that the service is unreachable when no response came', () => {
    expect(chatFailure(thrownFailure(new TypeError('Failed to fetch')))).toEqual({
      title: 'Chat Error',
      text: 'Unable to connect to chat service. Please check your internet connection.',
    });
  });
});
