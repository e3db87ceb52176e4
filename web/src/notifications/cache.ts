import type { TypePolicies } from '@apollo/client';
import { pagedList } from '#platform/network/paged-list.ts';

export const notificationTypePolicies: TypePolicies = {
  Viewer: { keyFields: [], fields: { notifications: pagedList(['source']) } },
  // A user has one of each, and as identified objects they are covered by the version guard.
  UnreadCounts: { keyFields: [] },
  NotificationChoices: { keyFields: [] },
};
