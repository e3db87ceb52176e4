import type { Module } from '#platform/module.ts';
import './answer-review.ts';
import './own-review.ts';
import './own-reviews.ts';
import { ReviewReplied } from './review-replied.ts';
import './write-review.ts';

export const reviewsModule: Module = { inbox: [ReviewReplied] };
