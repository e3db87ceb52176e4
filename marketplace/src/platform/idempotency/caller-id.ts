import { stableId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** The owner of a key: the user, or a named caller without a user, such as a provider's webhook. */
export function callerId(ctx: Ctx, caller: string | undefined): string {
  return caller === undefined ? requireViewer(ctx).userId : stableId(`caller ${caller}`);
}
