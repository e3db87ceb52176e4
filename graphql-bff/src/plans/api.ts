import { planConfig } from '@besesaka/schema/plans/resources.ts';
import { get } from '#platform/rest/calls.ts';

export const readPlanConfig = get('/api/config/user-subscription-config', planConfig);
