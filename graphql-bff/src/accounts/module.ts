import type { Module } from '#platform/module.ts';
import './access-token.ts';
import './address-book.ts';
import './data-export.ts';
import './deletion.ts';
import './security.ts';
import { SessionStarted } from './session.ts';
import { SuspensionChanged } from './suspension.ts';

export const accountsModule: Module = {
  inbox: [SessionStarted, SuspensionChanged],
};
