import type { Module } from '#platform/module.ts';
import './act-on-person.ts';
import './audit.ts';
import './cases.ts';
import './contact-messages.ts';
import './decide-case.ts';
import { DeskChanged, UserSuspensionChanged } from './waiting-work.ts';
import './orders.ts';
import './payments.ts';
import './products.ts';
import './report.ts';
import './report-shop.ts';
import './reviews.ts';
import './shops.ts';

export const adminModule: Module = { inbox: [DeskChanged, UserSuspensionChanged] };
