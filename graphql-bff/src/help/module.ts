import type { Module } from '#platform/module.ts';
import './articles.ts';
import './contact.ts';

export const helpModule: Module = {};
