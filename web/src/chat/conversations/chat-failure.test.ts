import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { describe, expect, it } from 'vitest';
import { chatRefusal, thrownChatFailure } from './chat-failure.ts';

const refused = (code: string, message: string) => ({ __typename: 'RefusedError' as const, code, message });
const thrown = (message: string, code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

describe('a chat that does not start', () => {
  it('says that the seller or the product is gone', () => {
    const gone = { title: 'Not Found', text: 'The seller or product no longer exists.', login: false };
    expect(chatRefusal(refused('NOT_FOUND', 'Product not found.'))).toEqual(gone);
    expect(thrownChatFailure(thrown('Product not found.', 'NOT_FOUND'))).toEqual(gone);
  });

  it('leads to the login when the session is over', () => {
    expect(chatRefusal(refused('UNAUTHENTICATED', 'Please log in.')).login).toBe(true);
    expect(thrownChatFailure(thrown('Please log in.', 'UNAUTHENTICATED')).login).toBe(true);
  });

  it('says what the service says, else that it failed', () => {
    const own = 'You cannot chat about your own product.';
    expect(chatRefusal(refused('FORBIDDEN', own))).toEqual({ title: 'Chat Error', text: own, login: false });
    expect(chatRefusal(refused('REFUSED', '')).text).toBe('Failed to start chat. Please try again.');
    expect(thrownChatFailure(thrown(texts.somethingWrong, 'INTERNAL')).text).toBe(
      'Failed to start chat. Please try again.',
    );
  });

  it('says of a field what is wrong with it', () => {
    const fields = [{ messages: ['Seller information not available'] }];
    const refusal = { __typename: 'ValidationError' as const, message: 'Please check the highlighted fields.', fields };
    expect(chatRefusal(refusal).text).toBe('Seller information not available');
  });

  it('says that the service is out of reach when no answer came', () => {
    expect(thrownChatFailure(new TypeError('Failed to fetch'))).toEqual({
      title: 'Chat Error',
      text: 'Unable to connect to chat service. Please check your internet connection.',
      login: false,
    });
  });
});
