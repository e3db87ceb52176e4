import { countShowings, countView } from '@besesaka/schema/catalog/product-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';

mutation(countView, {}, { as: 'recordProductView' });
mutation(countShowings, {}, { as: 'recordShowings' });
