import * as operations from '@besesaka/schema/shops/application-operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { keepUpload } from '#platform/uploads/keep-upload.ts';
import { identityDocument, selfie } from '#shops/uploads.ts';
import { applyToSell } from './apply-to-sell.ts';
import { decideApplication } from './decide-application.ts';
import { listApplications } from './list-applications.ts';
import { readApplication } from './read-application.ts';
import { readOwnShop } from './read-own-shop.ts';
import { sendAskedPicture } from './send-asked-picture.ts';

/** A user on the way to a shop of their own, that shop as they see it, and what an admin decides about it. */
export function applicationRoutes(): Route[] {
  return [
    route(
      operations.becomeSeller,
      async ({ ctx, input: { id_document: paper, passport_picture: face, ...fields } }) => {
        const document = await keepUpload({
          ctx,
          input: { purpose: identityDocument, file: paper, field: 'id_document' },
        });
        const picture = await keepUpload({ ctx, input: { purpose: selfie, file: face, field: 'passport_picture' } });
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
