import type { Module } from '#platform/module.ts';
import './address-book.ts';
import './oauth.ts';
import './own-data.ts';
import './security.ts';
import './staff.ts';
import { SessionStarted, SuspensionChanged } from './session.ts';

export const accountsModule: Module = {
  inbox: [SessionStarted, SuspensionChanged],
};
