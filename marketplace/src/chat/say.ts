import type { Message } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { AppError, InvalidInput } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { type UploadRow, uploads } from '#platform/uploads/tables.ts';
import type { ConversationView } from './conversation-view.ts';
import { requireView } from './lock-conversation.ts';
import { toMessage } from './message-resource.ts';
import { checkBlocks, messageRule } from './rules.ts';
import { messages } from './tables.ts';
import { withinLimit } from './within-limit.ts';
import { writeMessage } from './write-message.ts';

interface Said {
  id: string;
  userId: string;
  content: string;
  clientId: string | undefined;
  pictureId: string | undefined;
}

interface Heard {
  message: Message;
  view: ConversationView;
}

/** What one of the two says in a conversation that is locked. Said again under the same id, it is the same message. */
export async function say(ctx: Ctx, { id, userId, content, clientId = newId(), pictureId }: Said): Promise<Heard> {
  const view = await requireView(ctx, { id, userId });
  const known = await findSaid(ctx, view, clientId);
  if (known) {
    const isSame = known.row.content === content && known.row.attachmentId === (pictureId ?? null);
    if (!isSame) throw new AppError('KEY_REUSED', texts.clientIdReused);
    return { message: toMessage(known.row, known.picture), view };
  }
  checkBlocks(view);
  const limit = { rule: messageRule(ctx.config), key: userId, refusal: texts.tooFast };
  return withinLimit(ctx, limit, async () => {
    const picture = pictureId ? await takePicture(ctx, pictureId, userId) : null;
    return writeMessage(ctx, view, { sender: view.mine.side, clientId, content, picture, step: null });
  });
}

async function findSaid({ db }: Ctx, { conversation, mine }: ConversationView, clientId: string) {
  const [found] = await db
    .select({ row: messages, picture: uploads })
    .from(messages)
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        eq(messages.sender, mine.side),
        eq(messages.clientId, clientId),
      ),
    );
  return found;
}

/** A picture goes into one message, and only its owner puts it there. */
async function takePicture({ db, now }: Ctx, id: string, ownerId: string): Promise<UploadRow> {
  const [picture] = await db
    .update(uploads)
    .set({ usedAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), isNull(uploads.usedAt)))
    .returning();
  if (!picture) throw new InvalidInput({ attachment_id: [texts.pictureMissing] }, texts.pictureMissing);
  return picture;
}
