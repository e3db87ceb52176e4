import type { Module } from '#platform/module.ts';
import './endpoint.ts';

export const webhooksModule: Module = {};
