import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import type { Module } from '#platform/module.ts';
import { ImportChanged } from './product-import.ts';
import './bulk-edit.ts';
import './category.ts';
import './admin-categories.ts';
import './change-product.ts';
import './own-products.ts';
import './product-changed.ts';
import './product-facets.ts';
import './product-list.ts';
import './product.ts';

mutation(countView, {}, { as: 'recordProductView' });
mutation(countShowings, {}, { as: 'recordShowings' });

export const catalogModule: Module = { inbox: [ImportChanged] };
