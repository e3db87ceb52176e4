import type { NotificationSource } from '@besesaka/schema/notifications/limits.ts';
import type { Ctx } from '#platform/context.ts';
import { notify } from './notify.ts';

/** What the sentence needs to know of a message; the chat room knows more. */
interface MessageNews {
  userId: string;
  side: NotificationSource;
  conversationId: string;
  number: number;
  senderName: string;
  preview: string;
}

/** Once for all that a person has unread in a conversation, not for every message. */
export async function tellMessage({ ctx, payload }: { ctx: Ctx; payload: MessageNews }): Promise<void> {
  const { userId, side, conversationId, number, senderName, preview } = payload;
  await notify({
    ctx,
    input: {
      userId,
      kind: 'message',
      source: side,
      title: `New message from ${senderName}`,
      text: preview || 'Sent a picture.',
      link: chatLink(conversationId),
      subject: `chat:${conversationId}:${number}`,
    },
  });
}

export function chatLink(conversationId: string): string {
  return `/chat/${conversationId}`;
}
