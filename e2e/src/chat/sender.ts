import { randomUUID } from 'node:crypto';
import type { Ask } from './ask.ts';
import type { SeenMessage } from './reader.ts';

/** A message that the server acknowledged as stored. */
export interface Acknowledged extends SeenMessage {
  at: number;
}

const shown = 'conversationId number clientId content';
const startConversation = `mutation Start($input: StartConversationInput!) { startConversation(input: $input) {
  __typename ... on ConversationStarted { sent { ${shown} } } ... on Failure { message } } }`;
const sendMessage = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on Message { ${shown} } ... on Failure { message } } }`;

/** Starts a conversation with a shop by its first message. */
export async function start(ask: Ask, shopId: string, message: string): Promise<Acknowledged> {
  const input = { about: { shopId }, message, clientId: randomUUID() };
  return acknowledged((await ask(startConversation, { input })).startConversation?.sent, 'startConversation');
}

/** Sends a message until it is acknowledged, always under the same client id. */
export async function send(
  ask: Ask,
  conversationId: string,
  content: string,
  clientId: string = randomUUID(),
): Promise<Acknowledged> {
  const input = { conversationId, content, clientId };
  return acknowledged((await ask(sendMessage, { input })).sendMessage, 'sendMessage');
}

function acknowledged(message: unknown, field: string): Acknowledged {
  if (!isMessage(message)) throw new Error(`${field} was refused: ${JSON.stringify(message)}`);
  return { ...message, at: performance.now() };
}

function isMessage(value: unknown): value is SeenMessage {
  return typeof value === 'object' && value !== null && 'clientId' in value;
}
