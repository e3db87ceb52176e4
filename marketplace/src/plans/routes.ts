import * as operations from '@besesaka/schema/plans/operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { cancelPlan, setPlanRenewal } from './change-plan.ts';
import { choosePlan } from './choose-plan.ts';
import { listSubscriptions, readPlanConfig } from './read-plans.ts';

export function planRoutes(): Route[] {
  return [
    route(operations.readPlanConfig, readPlanConfig),
    route(operations.listSubscriptions, listSubscriptions),
    route(operations.choosePlan, choosePlan),
    route(operations.upgradePlan, choosePlan),
    route(operations.setPlanRenewal, setPlanRenewal),
    route(operations.toggleAutoRenew, setPlanRenewal),
    route(operations.cancelPlan, cancelPlan),
  ];
}
