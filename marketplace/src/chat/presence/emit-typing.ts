import type { TypingState } from '@besesaka/schema/chat/member-resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { requireView } from '#chat/conversations/conversation-view.ts';
import { checkBlocks, typingRule } from '#chat/rules.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { readSettings } from './read-settings.ts';

interface Args {
  ctx: Ctx;
  input: { id: string; typing: boolean };
}

/** Emits a typing signal, which is never stored. Users who hide their typing emit nothing. */
export async function emitTyping({ ctx, input: { id, typing } }: Args): Promise<void> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, typingRule);
  const [view, settings] = await Promise.all([requireView(ctx, { id, userId }), readSettings({ ctx })]);
  checkBlocks(view);
  if (!settings.shows_typing) return;
  const state: TypingState = { side: view.mine.side, typing };
  await ctx.bus.publish(channels.typing(id), JSON.stringify(state));
}
