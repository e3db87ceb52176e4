import { deskChanged } from '@besesaka/schema/support/events.ts';
import type { Room } from '#platform/room.ts';
import './act-on-person.ts';
import './audit.ts';
import './cases.ts';
import './decide-case.ts';
import { DeskChanged } from './desk.ts';
import './orders.ts';
import './payments.ts';
import './products.ts';
import './report.ts';
import './report-shop.ts';
import './reviews.ts';
import './shops.ts';

export const supportRoom: Room = { inbox: [{ kind: deskChanged, type: DeskChanged }] };
