import { createHmac } from 'node:crypto';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import { isByRing } from '#platform/base/session-secrets.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import type { Purpose } from './purposes.ts';
import { type UploadRow, uploads } from './tables.ts';

const aliveSeconds = 5 * 60;

/** A link with which the current user may load a picture for five minutes. It is useless to others. */
export function linkTo(ctx: Ctx, id: string): string {
  const { userId } = requireViewer(ctx);
  const until = Math.floor(ctx.now.getTime() / 1000) + aliveSeconds;
  return `/api/uploads/${id}?until=${until}&sign=${sign(ctx.config.sessionSecret, { id, userId, until })}`;
}

interface LinkInput {
  id: string;
  until: number;
  sign: string;
}

type Looks = ReadonlyMap<string, Pick<Purpose, 'mayView'>>;

/**
 * Returns the upload of such a link if it has not expired and the user still has access. Access to another user's
 * picture is audited first; access to one's own is not.
 */
export async function followLink(ctx: Ctx, link: LinkInput, purposes: Looks): Promise<UploadRow> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, { name: 'picture-looks', times: ctx.config.limits.pictureLooksPerHour, seconds: 60 * 60 });
  const { id, until } = link;
  const isAlive = until * 1000 > ctx.now.getTime() && isSigned(ctx, link, userId);
  const [upload] = isAlive && isUuid(id) ? await ctx.db.select().from(uploads).where(eq(uploads.id, id)) : [];
  const mayView = upload && (await purposes.get(upload.purpose)?.mayView?.(ctx, upload));
  if (!mayView) throw new NotFound(texts.missing);
  const about = { act: 'uploads.read', subject: id, details: { purpose: upload.purpose } } as const;
  if (upload.ownerId !== userId) await writeAudit({ ctx, input: about });
  return upload;
}

function isSigned({ config }: Ctx, { id, until, sign: given }: LinkInput, userId: string): boolean {
  return isByRing(config, (secret) => sameSecret(given, sign(secret, { id, userId, until })));
}

function sign(secret: string, { id, userId, until }: { id: string; userId: string; until: number }): string {
  return createHmac('sha256', secret).update(`upload link ${id} ${userId} ${until}`).digest('base64url');
}
