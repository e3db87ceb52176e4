import type { ApolloCache } from '@apollo/client';
import type { NotificationChannel, NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import { notificationDefaults } from '@besesaka/schema/notifications/choices.ts';
import { graphql } from '#gql/gql.ts';
import type { AllChoices_ChoicesFragment, NotificationKind as KindName } from '#gql/graphql.ts';

/** Every page asks it of its person, together with all else: mostly nothing. */
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

/** Chosen in another tab or on another device: the boxes turn, and what comes from now on is told so. */
export function applyChoices(cache: ApolloCache, data: AllChoices_ChoicesFragment): void {
  cache.writeFragment({
    id: cache.identify({ __typename: 'NotificationChoices' }),
    fragment: AllChoicesFragment,
    data,
  });
}

/** The contract's word is GraphQL's in small letters; only plans have the spec's word there. */
export const newsKind = (name: KindName) => (name === 'PLAN' ? 'subscription' : name.toLowerCase()) as NotificationKind;

/** The browser tells what is told on the screen as well. */
export function wantsNews(cache: ApolloCache, about: NotificationKind, channel: NotificationChannel): boolean {
  const id = cache.identify({ __typename: 'Viewer' });
  const chosen = cache.readFragment({ id, fragment: ChosenNewsFragment })?.notificationChoices?.chosen ?? [];
  const isOn = (by: NotificationChannel) =>
    chosen.find((one) => newsKind(one.kind) === about && one.channel.toLowerCase() === by)?.isOn ??
    notificationDefaults[about][by] ??
    false;
  return isOn('screen') && isOn(channel);
}
