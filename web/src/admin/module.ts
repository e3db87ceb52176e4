import type { Module } from '#platform/module.ts';
import type { AdminUpdate } from './follow-inbox.ts';

export const adminModule: Module<AdminUpdate> = {
  inbox: async () => (await import('./follow-inbox.ts')).followInbox,
};
