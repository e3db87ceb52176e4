import type { Message } from '@besesaka/schema/chat/resources.ts';
import { chatTexts as texts } from '@besesaka/schema/chat/texts.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import { sentTogether } from '#platform/db/sent-together.ts';
import { AppError, InvalidInput } from '#platform/errors.ts';
import { isUuid, newId } from '#platform/ids.ts';
import { type UploadRow, uploads } from '#platform/uploads/tables.ts';
import type { ConversationView } from './conversation-view.ts';
import { requireView } from './lock-conversation.ts';
import { toMessage } from './message-resource.ts';
import { checkBlocks, messageRule } from './rules.ts';
import { conversationMembers, messages } from './tables.ts';
import { alongLimit } from './within-limit.ts';
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
  const [view, known] = await sentTogether(requireView(ctx, { id, userId }), findSaid(ctx, { id, userId, clientId }));
  if (known) {
    const isSame = known.row.content === content && known.row.attachmentId === (pictureId ?? null);
    if (!isSame) throw new AppError('KEY_REUSED', texts.clientIdReused);
    return { message: toMessage(known.row, known.picture), view };
  }
  checkBlocks(view);
  const picture = pictureId ? await takePicture(ctx, pictureId, userId) : null;
  const limit = { rule: messageRule(ctx.config), key: userId, refusal: texts.tooFast };
  const said = { sender: view.mine.side, clientId, content, picture, step: null };
  return alongLimit(ctx, limit, () => writeMessage(ctx, view, said));
}

const saidBefore = builtOnce((db) => {
  const { conversationId, side, userId } = conversationMembers;
  const isOwn = and(eq(messages.conversationId, conversationId), eq(messages.sender, side));
  return db
    .select({ row: messages, picture: uploads })
    .from(conversationMembers)
    .innerJoin(messages, and(isOwn, eq(messages.clientId, sql.placeholder('clientId'))))
    .leftJoin(uploads, eq(uploads.id, messages.attachmentId))
    .where(and(eq(conversationId, sql.placeholder('id')), eq(userId, sql.placeholder('userId'))));
});

async function findSaid({ db }: Ctx, said: Pick<Said, 'id' | 'userId'> & { clientId: string }) {
  const [found] = isUuid(said.id) ? await saidBefore(db, { ...said }) : [];
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
