import type { Module } from '#platform/module.ts';
import './access-token.ts';
import './address-book.ts';
import './data-export.ts';
import './deletion.ts';
import './device-session.ts';
import './email-change.ts';
import './email-confirmation.ts';
import './password.ts';
import './person.ts';
import './profile.ts';
import './second-factor.ts';
import './session.ts';
import { SessionStarted } from './session-started.ts';
import { SuspensionChanged } from './suspension.ts';

export const accountsModule: Module = {
  inbox: [SessionStarted, SuspensionChanged],
};
