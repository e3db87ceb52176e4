import type { Room } from '#platform/room.ts';
import './product-review.ts';

export const reviewsRoom: Room = {};
