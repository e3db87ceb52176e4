import type { Module } from '#platform/module.ts';
import type { AdminUpdate } from './follow-inbox.ts';

export const adminModule: Module<AdminUpdate> = {
  typePolicies: {
    Figures: { keyFields: false, merge: true },
    MarketDay: { keyFields: ['day'] },
    SettingDetail: { keyFields: ['name'] },
    SettingException: { keyFields: ['kind', 'slug'] },
  },
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
