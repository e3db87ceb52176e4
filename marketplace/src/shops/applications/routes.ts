import * as operations from '@besesaka/schema/shops/application-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { saveUpload } from '#platform/uploads/save-upload.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { applyToSell } from './apply-to-sell.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications } from './list-applications.ts';
import { readApplication } from './read-application.ts';
import { readOwnShop } from './read-own-shop.ts';
import { sendAskedPicture } from './send-asked-picture.ts';

/** Routes for applications, for the viewer's own shop, and for the admins' decisions. */
export function applicationRoutes(): Route[] {
  return [
    route(
      operations.becomeSeller,
      async ({ ctx, input: { id_document: paper, passport_picture: face, ...fields } }) => {
        const document = await saveUpload({
          ctx,
          input: { purpose: identityDocument, file: paper, field: 'id_document' },
        });
        const picture = await saveUpload({ ctx, input: { purpose: selfie, file: face, field: 'passport_picture' } });
        return applyToSell({ ctx, input: { ...fields, id_document: document.id, passport_picture: picture.id } });
      },
    ),
    route(operations.applyToSell, applyToSell),
    route(operations.sendAskedPicture, sendAskedPicture),
    route(operations.readOwnShop, readOwnShop),
    route(operations.listApplications, paged(listApplications)),
    route(operations.readApplication, readApplication),
    route(operations.decideApplication, decideApplication),
  ];
}
