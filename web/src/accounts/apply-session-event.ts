import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { graphql } from '#gql/gql.ts';
import type { SessionEvent_StartedFragment } from '#gql/graphql.ts';

/** What the inbox says about a login elsewhere. */
export const SessionEventFragment = graphql(`
  fragment SessionEvent_started on SessionStarted {
    device
    at
  }
`);

/** Nothing in the cache changes; the person is told, because it may not have been them. */
export function sessionNotice({ device, at }: SessionEvent_StartedFragment): { title: string; text: string } {
  return { title: 'New login to your account', text: `${device}, ${longDateTime(at)}` };
}
