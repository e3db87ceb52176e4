import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';
import { differences } from './events.ts';

/** Each accepted message is stored once under the number of its answers, and those of one sender are in their order. */
export async function auditMessages(db: Cluster['db'], { book, users, conversations }: Scene): Promise<string[]> {
  const rows = await rowsOf<{ conversation_id: string; number: number; client_id: string; content: string }>(
    db,
    sql`select conversation_id, number, client_id, content from messages
      where order_code is null and offer_id is null order by conversation_id, number`,
  );
  const numbers = await rowsOf<{ id: string; last: number; count: number }>(
    db,
    sql`select c.id, c.last_number as last, count(*)::int as count from conversations c
      join messages m on m.conversation_id = c.id group by c.id`,
  );
  const senderOf = new Map(book.messages.map(({ clientId, by }) => [clientId, by]));
  const sides = [...users.buyers, ...users.sellers];
  const disordered = conversations.flatMap(({ id }) =>
    sides.flatMap((user) => {
      const own = rows.filter((row) => row.conversation_id === id && senderOf.get(row.client_id) === user.id);
      return own.some(({ content }, n) => Number(content) <= Number(own[n - 1]?.content ?? -1)) ? [id] : [];
    }),
  );
  return [
    ...differences(
      'message',
      book.messages.map(({ conversationId, numbers, clientId, content }) =>
        [conversationId, [...new Set(numbers)].join(' or '), clientId, content].join(' '),
      ),
      rows.map((row) => `${row.conversation_id} ${row.number} ${row.client_id} ${row.content}`),
    ),
    ...numbers.filter(({ last, count }) => last !== count).map(({ id }) => `message: ${id} has gaps in its numbers`),
    ...disordered.map((id) => `message: ${id} is not in the order of sending`),
  ];
}
