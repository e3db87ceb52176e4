import type { Module } from '#platform/module.ts';
import type { AdminUpdate } from './follow-inbox.ts';

export const adminModule: Module<AdminUpdate> = {
  typePolicies: {
    // Their parts are read by several queries, below a field that names them.
    AdminOrder: { keyFields: false, merge: true },
    AdminPayment: { keyFields: false, merge: true },
    Appeal: { keyFields: ['kind', 'subjectId'] },
    Figures: { keyFields: false, merge: true },
    MarketDay: { keyFields: ['day'] },
    SettingDetail: { keyFields: ['name'] },
    SettingException: { keyFields: ['kind', 'slug'] },
  },
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
