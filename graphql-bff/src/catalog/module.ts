import type { Module } from '#platform/module.ts';
import { ImportChanged } from './product-import.ts';
import './bulk-edit.ts';
import './category.ts';
import './admin-categories.ts';
import './change-product.ts';
import './record-views.ts';
import './own-products.ts';
import './product-changed.ts';
import './product-facets.ts';
import './product-list.ts';
import './product.ts';

export const catalogModule: Module = { inbox: [ImportChanged] };
