import { suspensionChanged } from '@besesaka/schema/accounts/events.ts';
import { suspension } from '@besesaka/schema/accounts/resources.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { objectOf } from '#platform/contract/object.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

export const Suspension = objectOf(suspension);

export const SuspensionChanged = inboxEvent(suspensionChanged);

builder.subscriptionField('suspensionChanged', (t) =>
  t.field({
    description: "Changes of the viewer's suspension.",
    ...liveKind(SuspensionChanged),
  }),
);
