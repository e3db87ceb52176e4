import type { Module } from '#platform/module.ts';
import './audit.ts';
import './reports.ts';
import './contact-messages.ts';
import './exports.ts';
import './users.ts';
import './searches.ts';
import './settings.ts';
import { AdminCountsChanged, UserSuspensionChanged } from './waiting-work.ts';

export const adminModule: Module = { inbox: [AdminCountsChanged, UserSuspensionChanged] };
