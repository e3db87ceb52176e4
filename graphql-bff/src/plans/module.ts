import type { Module } from '#platform/module.ts';
import './buy-plan.ts';
import './change-plan.ts';
import './plan-choice-changed.ts';
import { PlanChanged } from './plan-changed.ts';

export const plansModule: Module = { inbox: [PlanChanged] };
