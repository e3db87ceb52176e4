import { suspensionChanged } from '@besesaka/schema/accounts/events.ts';
import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { suspensionPublished } from '#accounts/domain-events.ts';
import type { Tx } from '#platform/context.ts';
import { publishDomainEvent } from '#platform/events/domain-events.ts';
import { suspensionOf } from './suspension-of.ts';

interface Announcement {
  userId: string;
  suspension: Parameters<typeof suspensionOf>[0];
}

/** Notifies the user by banner, bell and mail, and the modules that depend on accounts. */
export async function announceSuspension({ tx, input }: { tx: Tx; input: Announcement }): Promise<void> {
  const { userId } = input;
  const suspension = suspensionOf(input.suspension, tx.now);
  tx.emit(userId, suspensionChanged, { user_id: userId, suspension });
  await publishDomainEvent(tx, suspensionPublished, { userId, isSuspended: suspension !== null });
  const paragraphs = suspension
    ? [texts.banner(suspension.until), `The reason: ${suspension.reason}`, texts.stillAllowed, texts.appeal]
    : [texts.lifted];
  tx.notify({
    to: userId,
    source: 'buyer',
    kind: 'system',
    key: 'account:suspension',
    link: suspension ? `/appeal/account/${userId}` : '/',
    content: {
      title: suspension ? 'Your account is suspended' : 'Your account is no longer suspended',
      text: suspension ? `${texts.banner(suspension.until)} ${suspension.reason}` : texts.lifted,
    },
    mail: { paragraphs, action: suspension ? 'Appeal' : 'Go on' },
  });
}
