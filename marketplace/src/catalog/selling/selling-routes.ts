import * as bulk from '@besesaka/schema/catalog/bulk/operations.ts';
import * as operations from '@besesaka/schema/catalog/selling-operations.ts';
import { applyBulkEdit, previewBulkEdit } from '#catalog/bulk/edit-many.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { changeProduct } from './change-product.ts';
import { createProduct, requireOffering } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { listOwnProducts } from './list-own-products.ts';
import { savePictures } from './put-pictures.ts';
import { setVariants } from './set-variants.ts';

export function sellingRoutes(): Route[] {
  return [
    route(operations.listOwnProducts, paged(listOwnProducts)),
    route(operations.createProduct, async ({ ctx, input: { images, ...fields } }) => {
      await requireOffering({ ctx, input: fields });
      return createProduct({ ctx, input: { ...fields, image_ids: await savePictures(ctx, images) } });
    }),
    route(operations.addProduct, createProduct),
    route(operations.changeProduct, changeProduct),
    route(operations.setProductVariants, setVariants),
    route(operations.archiveProduct, archiveProduct),
    route(operations.restoreProduct, restoreProduct),
    route(operations.duplicateProduct, duplicateProduct),
    route(bulk.previewBulkEdit, previewBulkEdit),
    route(bulk.applyBulkEdit, applyBulkEdit),
  ];
}
