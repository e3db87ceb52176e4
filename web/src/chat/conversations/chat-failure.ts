import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { Failure } from '#platform/network/failure.ts';

export interface ChatFailure {
  title: string;
  text: string;
}

/** What is missing has a title of its own; all else is a chat error in the service's words, where it has some. */
export function chatFailure({ kind, code, message }: Failure, otherwise: string = chatTexts.startFailed): ChatFailure {
  if (kind === 'silence') return { title: chatTexts.errorTitle, text: chatTexts.connection };
  if (code === 'NOT_FOUND') return { title: chatTexts.notFoundTitle, text: chatTexts.gone };
  if (code === 'UNAUTHENTICATED') return { title: chatTexts.errorTitle, text: chatTexts.loginToChat };
  return { title: chatTexts.errorTitle, text: message || otherwise };
}
