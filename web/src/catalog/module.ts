import type { Module } from '#platform/module.ts';
import { catalogTypePolicies } from './cache.ts';

export const catalogModule: Module = { typePolicies: catalogTypePolicies };
