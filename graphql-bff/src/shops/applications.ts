import { parseRegion } from '@besesaka/schema/kernel/regions.ts';
import {
  applyToSell,
  decideApplication,
  listApplications,
  readApplication,
  sendAskedPicture,
} from '@besesaka/schema/shops/application-operations.ts';
import { application, applicationShopWords } from '@besesaka/schema/shops/application-resources.ts';
import { Admin } from '#accounts/admin.ts';
import { OwnShop } from '#accounts/user.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { Region } from '#platform/contract/region.ts';
import { afterChange } from './own-shop.ts';

objectOf(applicationShopWords, {
  add: (t) => ({
    region: t.field({
      type: Region,
      nullable: true,
      description: 'Region of the shop; null if not set.',
      resolve: ({ region }) => parseRegion(region),
    }),
  }),
});
const SellerApplication = objectOf(application);

readField(Admin, 'applications', listApplications, {
  isNumbered: true,
  description: 'Seller applications: pending ones first, longest wait first, then the others, newest first.',
});
readField(Admin, 'application', readApplication, {
  description: 'One application with all data; null if it does not exist.',
});
mutation(decideApplication, { application: SellerApplication });
mutation(applyToSell, { shop: OwnShop }, { after: afterChange });
mutation(sendAskedPicture, { shop: OwnShop }, { after: afterChange });
