import type { Module } from '#platform/module.ts';
import type { AccountsUpdate } from './follow-inbox.ts';

export const accountsModule: Module<AccountsUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
