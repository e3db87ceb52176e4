import { type RawData, WebSocket } from 'ws';
import type { Connection } from './connection.ts';

/** A socket that knows what it carries, so that its listeners are the same few functions for all sockets. */
export class OpenSocket extends WebSocket {
  connection: Connection | null = null;
  #isAlive = true;

  listen(connection: Connection): void {
    this.connection = connection;
    this.on('message', onMessage);
    this.on('pong', onPong);
    this.on('error', onError);
    this.on('close', onClose);
  }

  /** Whoever has not answered the last ping is gone. */
  heartbeat() {
    if (!this.#isAlive) return this.terminate();
    this.#isAlive = false;
    this.ping();
  }

  answered(): void {
    this.#isAlive = true;
  }
}

function onMessage(this: WebSocket, data: RawData): void {
  if (this instanceof OpenSocket) this.connection?.receive(String(data));
}

function onPong(this: WebSocket): void {
  if (this instanceof OpenSocket) this.answered();
}

function onError(this: WebSocket): void {
  this.terminate();
}

function onClose(this: WebSocket, code: number, reason: Buffer): void {
  if (this instanceof OpenSocket) this.connection?.closed(code, String(reason));
}
