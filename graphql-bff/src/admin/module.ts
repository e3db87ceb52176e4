import type { Module } from '#platform/module.ts';
import './audit.ts';
import './cases.ts';
import './contact-messages.ts';
import './people.ts';
import './searches.ts';
import { DeskChanged, UserSuspensionChanged } from './waiting-work.ts';

export const adminModule: Module = { inbox: [DeskChanged, UserSuspensionChanged] };
