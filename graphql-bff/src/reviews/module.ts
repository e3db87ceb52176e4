import type { Module } from '#platform/module.ts';
import { ReviewReplied } from './answer-review.ts';
import './own-review.ts';

export const reviewsModule: Module = { inbox: [ReviewReplied] };
