import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';

export type ChatRefusal =
  | { __typename: 'RefusedError'; code: string; message: string }
  | { __typename: 'ValidationError'; message: string; fields: readonly { messages: readonly string[] }[] };

/** `login`: the session is over, so it leads to the login instead of being shown. */
export interface ChatFailure {
  title: string;
  text: string;
  login: boolean;
}

/** What is missing has a title of its own; all else is a chat error in the service's words, where it has some. */
export function chatRefusal(refused: ChatRefusal, otherwise: string = chatTexts.startFailed): ChatFailure {
  const said = refused.__typename === 'ValidationError' ? refused.fields[0]?.messages[0] : undefined;
  const code = refused.__typename === 'RefusedError' ? refused.code : '';
  return chatFailure(code, said || refused.message, otherwise);
}

/** What the BFF itself says came through; anything else did not reach it. */
export function thrownChatFailure(error: unknown, otherwise: string = chatTexts.startFailed): ChatFailure {
  if (!CombinedGraphQLErrors.is(error)) {
    return { title: chatTexts.errorTitle, text: chatTexts.connection, login: false };
  }
  const said = error.errors[0];
  // What stands for a fault of ours tells nobody anything.
  const message = said?.message === texts.somethingWrong ? '' : said?.message;
  return chatFailure(String(said?.extensions?.code ?? ''), message, otherwise);
}

function chatFailure(code: string, said: string | undefined, otherwise: string): ChatFailure {
  if (code === 'NOT_FOUND') return { title: chatTexts.notFoundTitle, text: chatTexts.gone, login: false };
  if (code === 'UNAUTHENTICATED') return { title: chatTexts.errorTitle, text: chatTexts.loginToChat, login: true };
  return { title: chatTexts.errorTitle, text: said || otherwise, login: false };
}
