import { planChanged } from '@besesaka/schema/plans/events.ts';
import type { Room } from '#platform/room.ts';
import './buy-plan.ts';
import './change-plan.ts';
import './plan-choice-changed.ts';
import { PlanChanged } from './plan-changed.ts';

export const plansRoom: Room = { inbox: [{ kind: planChanged, type: PlanChanged }] };
