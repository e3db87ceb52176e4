import { type Message, MessageType, type PingMessage, parseMessage, stringifyMessage } from 'graphql-ws';

export const acknowledgement = stringifyMessage({ type: MessageType.ConnectionAck });

/** Null for what the protocol does not know. */
export function readMessage(text: string): Message | null {
  try {
    return parseMessage(text);
  } catch {
    return null;
  }
}

export function pongTo({ payload }: PingMessage): string {
  return stringifyMessage(payload ? { type: MessageType.Pong, payload } : { type: MessageType.Pong });
}

export function refusal(id: string, message: string): string {
  return JSON.stringify({ id, type: MessageType.Error, payload: [{ message }] });
}

/** Why a socket is closed; its frame has room for 123 bytes. */
export function takenId(id: string): string {
  const whole = `Subscriber for ${id} already exists`;
  return Buffer.byteLength(whole) <= 123 ? whole : 'Subscriber already exists';
}
