import { stableId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';

/** Whose key it is: the person's who asks, or that of a named caller without one, such as a provider's webhook. */
export function callerId(ctx: Ctx, caller: string | undefined): string {
  return caller === undefined ? requireViewer(ctx).userId : stableId(`caller ${caller}`);
}
