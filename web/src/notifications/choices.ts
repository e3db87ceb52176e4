import type { ApolloCache } from '@apollo/client';
import type { NotificationChannel, NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import { notificationDefaults } from '@besesaka/schema/notifications/choices.ts';
import { graphql } from '#gql/gql.ts';
import type { AllChoices_ChoicesFragment, NotificationKind as KindName } from '#gql/graphql.ts';

/** Part of the query that every page runs. For most users it is empty. */
export const ChosenNewsFragment = graphql(`
  fragment ChosenNews_viewer on Viewer {
    notificationChoices {
      chosen {
        kind
        channel
        isOn
      }
    }
  }
`);

export const AllChoicesFragment = graphql(`
  fragment AllChoices_choices on NotificationChoices {
    all {
      kind
      channel
      isOn
      isNecessary
    }
    chosen {
      kind
      channel
      isOn
    }
  }
`);

/**
 * Applies choices made in another tab or on another device: the boxes change, and the next notifications follow them.
 */
export function applyChoices(cache: ApolloCache, data: AllChoices_ChoicesFragment): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'NotificationChoices' }),
    fragment: AllChoicesFragment,
    data,
  });
}

/** The contract's names are the GraphQL names in lower case, except for plans, where the spec has its own name. */
export const newsKind = (name: KindName) => (name === 'PLAN' ? 'subscription' : name.toLowerCase()) as NotificationKind;

/** The browser only shows notifications that are also on for the screen. */
export function wantsNews(cache: ApolloCache, about: NotificationKind, channel: NotificationChannel): boolean {
  const id = cache.identify({ __typename: 'Viewer' });
  const chosen = cache.readFragment({ id, fragment: ChosenNewsFragment })?.notificationChoices?.chosen ?? [];
  const isOn = (by: NotificationChannel) =>
    chosen.find((one) => newsKind(one.kind) === about && one.channel.toLowerCase() === by)?.isOn ??
    notificationDefaults[about][by] ??
    false;
  return isOn('screen') && isOn(channel);
}
