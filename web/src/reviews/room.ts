import type { Room } from '#platform/room.ts';
import { reviewTypePolicies } from './cache.ts';

export const reviewsRoom: Room = { typePolicies: reviewTypePolicies };
