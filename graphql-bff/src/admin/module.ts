import { figures, marketDay, marketGroup, readFigures } from '@besesaka/schema/admin/figures.ts';
import { Admin } from '#accounts/admin.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import type { Module } from '#platform/module.ts';
import './audit.ts';
import './reports.ts';
import './contact-messages.ts';
import './exports.ts';
import './users.ts';
import './searches.ts';
import './settings.ts';
import { AdminCountsChanged, UserSuspensionChanged } from './waiting-work.ts';

objectOf(marketDay);
objectOf(marketGroup);
objectOf(figures);
readField(Admin, 'figures', readFigures);

export const adminModule: Module = { inbox: [AdminCountsChanged, UserSuspensionChanged] };
