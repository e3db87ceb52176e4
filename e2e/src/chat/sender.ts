import { randomUUID } from 'node:crypto';
import type { Ask } from './ask.ts';
import type { SeenMessage } from './reader.ts';

/** A message that the server acknowledged as stored. */
export interface Acknowledged extends SeenMessage {
  at: number;
}

const shown = 'conversationId number clientId content';
const startConversation = `mutation Start($input: StartConversationInput!) { startConversation(input: $input) {
  message { ${shown} }
  errors { message }
} }`;
const sendMessage = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) {
  message { ${shown} }
  errors { message }
} }`;

/** Starts a conversation with a shop by its first message. */
export async function start(ask: Ask, shopId: string, content: string): Promise<Acknowledged> {
  const input = { about: { shopId }, content, clientId: randomUUID() };
  return acknowledged((await ask(startConversation, { input })).startConversation, 'startConversation');
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

function acknowledged(payload: unknown, field: string): Acknowledged {
  const message: unknown = Reflect.get(Object(payload), 'message');
  if (!isMessage(message)) throw new Error(`${field} was refused: ${JSON.stringify(payload)}`);
  return { ...message, at: performance.now() };
}

function isMessage(value: unknown): value is SeenMessage {
  return typeof value === 'object' && value !== null && 'clientId' in value;
}
