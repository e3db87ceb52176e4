import type { SendMessageInput } from '@besesaka/schema/chat/inputs.ts';
import type { MessageSent } from '@besesaka/schema/chat/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { sentTogether } from '#platform/db/sent-together.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { lockConversation } from './lock-conversation.ts';
import { say } from './say.ts';

interface Args {
  ctx: Ctx;
  input: SendMessageInput & { conversationId: string };
}

export function sendMessage({ ctx, input }: Args): Promise<MessageSent> {
  const { userId } = requireViewer(ctx);
  const { conversationId: id, content, client_id: clientId, attachment_id: pictureId } = input;
  return inTransaction(ctx, async (ctx) => {
    const locked = lockConversation(ctx, { id, userId });
    const said = say(ctx, { id, userId, content, clientId, pictureId });
    const [, { message }] = await sentTogether(locked, said);
    return { success: true, data: message };
  });
}
