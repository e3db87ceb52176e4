import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { SeenEvent, SeenMessage } from './reader.ts';
import type { Acknowledged } from './sender.ts';
import type { Listener, Talk } from './talk.ts';

export interface Verdict {
  acknowledged: number;
  /** Acknowledged messages that did not arrive, or are not stored. */
  lost: number;
  /** Messages that arrived, or are stored, more than once. */
  twice: number;
  /** Messages that do not follow the last one of their conversation, or precede an earlier one. */
  misplaced: number;
  /** Inbox events that do not follow the last one. */
  gaps: number;
  /** Events and messages that differ from the database. */
  unlikeDatabase: number;
  /** From the acknowledgement, or the end of the last fault if that was later, to the reader's screen. */
  slowestMs: number;
  connections: number;
}

export const flawless = { lost: 0, twice: 0, misplaced: 0, gaps: 0, unlikeDatabase: 0 };

/** Compares the acknowledged, received and stored messages. */
export async function judge({ db }: Cluster, { listeners, acknowledged, healedAt }: Talk): Promise<Verdict> {
  const received = listeners.map(({ reader }) => messagesOf(reader.seen));
  const [events, stored] = await Promise.all([eventsOf(db, listeners), storedIn(db, acknowledged)]);
  const times = groupBy(received.flat(), ({ clientId }) => clientId);
  const rows = groupBy(stored, ({ clientId }) => clientId);
  const waits = acknowledged.map(({ clientId, at }) => (times.get(clientId)?.[0]?.at ?? 0) - Math.max(at, healedAt));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ clientId }) => !times.has(clientId) || !rows.has(clientId)).length,
    twice: repeated(times) + repeated(rows) + repeated(groupBy(acknowledged, ({ clientId }) => clientId)),
    misplaced: received.reduce((sum, messages) => sum + misplacedIn(messages), 0),
    gaps: listeners.reduce((sum, { reader }) => sum + gapsIn(reader.seen), 0),
    unlikeDatabase:
      listeners.reduce((sum, { reader }, n) => sum + differences(reader.seen.map(eventLine), events[n] ?? []), 0) +
      differences(acknowledged.map(line).sort(), stored.map(line).sort()),
    slowestMs: Math.max(0, ...waits),
    connections: listeners.reduce((sum, { reader }) => sum + reader.connections, 0),
  };
}

type Heard = SeenMessage & { at: number };

function messagesOf(events: readonly SeenEvent[]): Heard[] {
  return events.flatMap(({ message, at }) => (message ? [{ ...message, at }] : []));
}

/** The log's events of each inbox, formatted by `eventLine`. */
function eventsOf(db: Cluster['db'], listeners: Listener[]): Promise<string[][]> {
  return Promise.all(
    listeners.map(async ({ user }) => {
      const rows = await rowsOf<{ seq: string; message: MessageRow | null }>(
        db,
        sql`select seq, payload -> 'message' as message from events where user_id = ${user.id} order by seq`,
      );
      return rows.map(({ seq, message }) => `${seq} ${message?.client_id ? line(fromRow(message)) : ''}`);
    }),
  );
}

interface MessageRow {
  conversation_id: string;
  number: number;
  client_id: string;
  content: string;
}

async function storedIn(db: Cluster['db'], acknowledged: Acknowledged[]): Promise<SeenMessage[]> {
  const ids = [...new Set(acknowledged.map(({ conversationId }) => conversationId))];
  const rows = await rowsOf<MessageRow>(
    db,
    sql`select conversation_id, number, client_id, content from messages
      where conversation_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
  );
  return rows.map(fromRow);
}

function fromRow({ conversation_id, number, client_id, content }: MessageRow): SeenMessage {
  return { conversationId: conversation_id, number, clientId: client_id, content };
}

function line({ conversationId, number, clientId, content }: SeenMessage): string {
  return `${conversationId} ${number} ${clientId} ${content}`;
}

function eventLine({ seq, message }: SeenEvent): string {
  return `${seq} ${message ? line(message) : ''}`;
}

function misplacedIn(messages: Heard[]): number {
  const turnOf = ({ content }: SeenMessage) => Number(/^\d+:(\d+)/.exec(content)?.[1]);
  let misplaced = 0;
  for (const conversation of groupBy(messages, ({ conversationId }) => conversationId).values()) {
    conversation.forEach((message, n) => {
      const before = conversation[n - 1];
      if (message.number !== n + 1 || (before && turnOf(message) <= turnOf(before))) misplaced += 1;
    });
  }
  return misplaced;
}

function gapsIn(events: readonly SeenEvent[]): number {
  return events.filter(({ seq }, n) => seq !== n + 1).length;
}

function differences(ours: string[], theirs: string[]): number {
  const longer = Math.max(ours.length, theirs.length);
  return Array.from({ length: longer }, (_, n) => ours[n] === theirs[n]).filter((same) => !same).length;
}

function repeated(groups: Map<string, unknown[]>): number {
  return [...groups.values()].reduce((sum, group) => sum + group.length - 1, 0);
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
