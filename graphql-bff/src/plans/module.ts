import type { Module } from '#platform/module.ts';
import './buy-plan.ts';
import './plan-choice-changed.ts';
import { PlanChanged } from './plan-changed.ts';
import './standing.ts';

export const plansModule: Module = { inbox: [PlanChanged] };
