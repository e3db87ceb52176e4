import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannel,
  notificationKind,
} from '@besesaka/schema/kernel/notifications.ts';
import { isNecessary, notificationDefaults } from '@besesaka/schema/notifications/choices.ts';
import { notificationChoicesChanged } from '@besesaka/schema/notifications/events.ts';
import type { NotificationChoiceInput } from '@besesaka/schema/notifications/inputs.ts';
import { notificationLimits as limits } from '@besesaka/schema/notifications/limits.ts';
import type { NotificationChoices } from '@besesaka/schema/notifications/resources.ts';
import { notificationTexts as texts } from '@besesaka/schema/notifications/texts.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { notificationChoices } from './tables.ts';

const choicesRule = { name: 'notification-choices', times: limits.choicesPerHour, seconds: 60 * 60 };

/** Returns each kind with each available channel, as the user chose or by default. */
export async function readChoices({ ctx }: { ctx: Ctx }): Promise<NotificationChoices> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const results = notificationKind.values.flatMap((kind) =>
    notificationChannel.values.flatMap((channel) => {
      const usual = notificationDefaults[kind][channel];
      if (usual === undefined) return [];
      const chosen = rows.find((row) => row.kind === kind && row.channel === channel);
      const is_on = chosen?.isOn ?? usual;
      return [{ kind, channel, is_on, is_chosen: is_on !== usual, is_necessary: isNecessary(kind) }];
    }),
  );
  return { results };
}

/** Stores choices that differ from the default only. Emits the result to the user's other tabs and devices. */
export async function changeChoice(args: { ctx: Ctx; input: NotificationChoiceInput }): Promise<NotificationChoices> {
  const { ctx, input } = args;
  const { userId } = requireViewer(ctx);
  await countAct(ctx, choicesRule);
  const usual = notificationDefaults[input.kind][input.channel];
  if (usual === undefined) throw new Refused(texts.channelUnavailable);
  if (isNecessary(input.kind) && !input.is_on) throw new Refused(texts.necessary);
  return inTransaction(ctx, async (tx) => {
    // The lock serializes changes, so that the last event contains all of them.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await saveChoice(tx, userId, input, usual);
    const choices = await readChoices({ ctx: tx });
    tx.emit(userId, notificationChoicesChanged, choices);
    return choices;
  });
}

async function saveChoice({ db }: Tx, userId: string, input: NotificationChoiceInput, usual: boolean): Promise<void> {
  const { kind, channel, is_on: isOn } = input;
  const { userId: of, kind: about, channel: by } = notificationChoices;
  if (isOn === usual) await db.delete(notificationChoices).where(and(eq(of, userId), eq(about, kind), eq(by, channel)));
  else
    await db
      .insert(notificationChoices)
      .values({ userId, kind, channel, isOn })
      .onConflictDoUpdate({ target: [of, about, by], set: { isOn } });
}

/** Returns a function that says whether a user receives a kind over this channel. Users without a choice get the default. */
export async function readListeners(ctx: Ctx, candidates: Iterable<string>, channel: NotificationChannel) {
  const userIds = [...new Set(candidates)];
  const { userId, channel: by } = notificationChoices;
  const rows =
    userIds.length === 0
      ? []
      : await ctx.db
          .select()
          .from(notificationChoices)
          .where(and(inArray(userId, userIds), eq(by, channel)));
  const chosen = new Map(rows.map((row) => [`${row.userId} ${row.kind}`, row.isOn]));
  return (userId: string, kind: NotificationKind): boolean =>
    chosen.get(`${userId} ${kind}`) ?? notificationDefaults[kind][channel] ?? false;
}
