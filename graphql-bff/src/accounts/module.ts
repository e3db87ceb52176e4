import type { Module } from '#platform/module.ts';
import './address-book.ts';
import './own-data.ts';
import './security.ts';
import { SessionStarted } from './session.ts';
import { SuspensionChanged } from './suspension.ts';

export const accountsModule: Module = {
  inbox: [SessionStarted, SuspensionChanged],
};
