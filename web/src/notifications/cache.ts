import type { TypePolicies } from '@apollo/client';
import { pagedList } from '#platform/network/paged-list.ts';

export const notificationTypePolicies: TypePolicies = {
  Viewer: { keyFields: [], fields: { notifications: pagedList(['source']) } },
  // One for each person, so that the guard of versions knows it.
  UnreadCounts: { keyFields: [] },
  NotificationChoices: { keyFields: [] },
};
