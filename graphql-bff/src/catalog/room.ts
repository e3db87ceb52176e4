import type { Room } from '#platform/room.ts';
import './category.ts';
import './admin-categories.ts';
import './change-category.ts';
import './change-product.ts';
import './record-looks.ts';
import './own-products.ts';
import './product-changed.ts';
import './product-facets.ts';
import './product-list.ts';
import './product.ts';
import './specification-fields.ts';
import './suggestion.ts';

export const catalogRoom: Room = {};
