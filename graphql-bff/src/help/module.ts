import type { Module } from '#platform/module.ts';
import './contact.ts';
import './faq-topic.ts';
import './own-messages.ts';
import './policy.ts';
import './safety-tip.ts';

export const helpModule: Module = {};
