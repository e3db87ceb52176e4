import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

export interface ChatFailure {
  title: string;
  text: string;
}

/**
 * A missing conversation has a title of its own. Every other failure is a chat error, with the server's message if
 * there is one.
 */
export function chatFailure({ kind, code, message }: Failure, otherwise: string = chatTexts.startFailed): ChatFailure {
  if (kind === 'no-response') return { title: chatTexts.errorTitle, text: chatTexts.connection };
  if (code === 'NOT_FOUND') return { title: chatTexts.notFoundTitle, text: chatTexts.gone };
  if (code === 'UNAUTHENTICATED') return { title: chatTexts.errorTitle, text: chatTexts.loginToChat };
  return { title: chatTexts.errorTitle, text: message || otherwise };
}
