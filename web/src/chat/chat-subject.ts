/** What a conversation is begun from; `with` is who answers. */
export type ChatSubject =
  | { kind: 'product'; id: string; slug: string; shopId: string; name: string; with: string }
  | { kind: 'shop'; id: string; with: string }
  | { kind: 'order'; id: string; with: string };

/** What most people ask first stands there already. */
export function firstMessage(subject: ChatSubject): string {
  if (subject.kind === 'product') return 'Is this still available?';
  return subject.kind === 'order' ? `Hello, it is about order ${subject.id}.` : '';
}
