import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { aroundFile, formFile } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, describeQuery, listWords, pathParam } from '#kernel/reference/words.ts';
import {
  applicationFields,
  applicationsQuery,
  askedPictureInput,
  checkIdNumber,
  decisionInput,
  resubmissionInput,
} from './inputs.ts';
import { application, applicationList, ownShop } from './resources.ts';
import { shopTexts as texts } from './texts.ts';
import { identityDocument, selfie } from './uploads.ts';

const applicationParams = pathParam('id', z.uuid(), 'ID of the application', examples.application);

export const becomeSeller = defineOperation({
  id: 'becomeSeller',
  method: 'POST',
  path: '/api/become-seller',
  auth: 'user',
  scope: null,
  suspended: 'refused',
  limit: '10 applications an hour',
  summary: 'Open a shop, or resubmit its application, including both picture files',
  form: applicationFields
    .extend({
      id_document: formFile('Picture of the identity document', texts.documentRequired),
      passport_picture: formFile('Selfie of the seller', texts.selfieRequired),
    })
    .superRefine(checkIdNumber),
  bodyRule: { bytes: identityDocument.bytesMax + selfie.bytesMax + 2 * aroundFile, tooLarge: texts.documentTooLarge },
  response: ownShop,
  status: 201,
  refuses: ['REFUSED'],
});

export const applyToSell = defineOperation({
  id: 'applyToSell',
  method: 'POST',
  path: '/api/seller-application',
  auth: 'user',
  scope: null,
  suspended: 'refused',
  limit: '10 applications an hour',
  summary: 'Open a shop, or resubmit its application; pictures are IDs of uploads',
  body: describeInput('ApplicationInput', resubmissionInput, 'A seller application.', {
    business_name: ['Name of the shop, 2 to 100 characters, unique', examples.shopName],
    id_type: ['Type of the identity document', 'ghana_card'],
    id_number: ['Number of the document; optional when resubmitting', 'GHA-723491234-5'],
    shop_description: [
      'Description of the shop, 10 to 500 characters',
      'We bring the looms of Bonwire and Adanwomase to your door.',
    ],
    business_email: ['Business email address', 'sales@adepa-kente.com'],
    business_phone: ['Ghanaian phone number, stored as +233 and nine digits', '+233244318207'],
    business_address: ['Business address, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
    city: ["Town of the shop; by default the one of the user's profile", 'Kumasi'],
    region: ["One of the 16 regions of Ghana; by default the one of the user's profile", 'Ashanti'],
    id_document: ['ID of an upload with the purpose identity-document; optional when resubmitting', examples.upload],
    passport_picture: ['ID of an upload with the purpose selfie; optional when resubmitting', examples.upload],
  }),
  response: ownShop,
  status: 201,
  refuses: ['REFUSED'],
});

export const sendAskedPicture = defineOperation({
  id: 'sendAskedPicture',
  method: 'POST',
  path: '/api/seller-application/asked-picture',
  auth: 'seller',
  scope: null,
  suspended: 'refused',
  limit: '10 applications an hour',
  summary: 'Resubmit the one picture that the review asked for; the rest of the application stays',
  body: describeInput('AskedPictureInput', askedPictureInput, 'The requested picture.', {
    picture: ['ID of an upload with the purpose identity-document or selfie, as requested', examples.upload],
  }),
  response: ownShop,
  status: 201,
  refuses: ['NOT_FOUND', 'REFUSED'],
});

export const readOwnShop = defineOperation({
  id: 'readOwnShop',
  method: 'GET',
  path: '/api/my-shop',
  auth: 'user',
  scope: 'products:read',
  summary: "Get the user's shop with the state of its verification",
  response: ownShop,
  refuses: ['NOT_FOUND'],
});

export const listApplications = defineOperation({
  id: 'listApplications',
  method: 'GET',
  path: '/api/admin/applications',
  auth: 'admin',
  summary: 'For admins: list the seller applications',
  query: describeQuery(applicationsQuery, {
    ...listWords(20),
    state: ['Return only applications in this state', 'pending'],
  }),
  response: applicationList,
});

export const readApplication = defineOperation({
  id: 'readApplication',
  method: 'GET',
  path: '/api/admin/applications/{id}',
  auth: 'admin',
  summary: 'For admins: get an application with all its data; each access is audited',
  params: applicationParams,
  response: application,
});

export const decideApplication = defineOperation({
  id: 'decideApplication',
  method: 'POST',
  path: '/api/admin/applications/{id}/decision',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: verify or reject an application, or revoke a verification',
  params: applicationParams,
  body: describeInput('DecisionInput', decisionInput, 'A decision on an application.', {
    decision: ['verify or reject a pending application, or revoke a verification', 'reject'],
    reason: ['Reason; required for reject and revoke', 'The photo of the card cannot be read.'],
    asked_for: ['Only with reject: the one picture that the seller must resubmit', 'id_document'],
  }),
  response: application,
  refuses: ['REFUSED'],
});
