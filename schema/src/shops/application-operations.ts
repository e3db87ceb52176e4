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

const applicationParams = pathParam('id', z.uuid(), 'Of the application', examples.application);

export const becomeSeller = defineOperation({
  id: 'becomeSeller',
  method: 'POST',
  path: '/api/become-seller',
  auth: 'user',
  suspended: 'refused',
  summary: 'Open a shop, or hand in its papers again, with both pictures',
  form: applicationFields
    .extend({
      id_document: formFile('A picture of the paper', texts.documentRequired),
      passport_picture: formFile('A picture of the face', texts.selfieRequired),
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
  suspended: 'refused',
  summary: 'The same, with pictures that were brought before',
  body: describeInput('ApplicationInput', resubmissionInput, 'What somebody hands in to sell.', {
    business_name: ['Name of the shop, 2 to 100 characters; nobody else may have it', examples.shopName],
    id_type: ['Which paper', 'ghana_card'],
    id_number: ['Number of the paper; may be left out where it was shown before', 'GHA-723491234-5'],
    shop_description: [
      'What the shop sells, 10 to 500 characters',
      'We bring the looms of Bonwire and Adanwomase to your door.',
    ],
    business_email: ['Where business mail goes', 'sales@adepa-kente.com'],
    business_phone: ['A Ghanaian number; kept as +233 and nine digits', '+233244318207'],
    business_address: ['Where the business is, 10 to 200 characters', 'Shop 14, Adum Market, Kumasi'],
    city: ['Town of the shop; without it the one of the profile', 'Kumasi'],
    region: ['One of the sixteen regions; without it the one of the profile', 'Ashanti'],
    id_document: [
      'An upload of the purpose identity-document; may be left out where it was shown before',
      examples.upload,
    ],
    passport_picture: ['An upload of the purpose selfie; may be left out where it was shown before', examples.upload],
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
  suspended: 'refused',
  summary: 'Send again the one picture that was asked for, brought before; the rest of the application stays',
  body: describeInput('AskedPictureInput', askedPictureInput, 'The picture that was asked for.', {
    picture: ['An upload of the purpose of what was asked for: identity-document or selfie', examples.upload],
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
  summary: 'The own shop, with where its check stands',
  response: ownShop,
  refuses: ['NOT_FOUND'],
});

export const listApplications = defineOperation({
  id: 'listApplications',
  method: 'GET',
  path: '/api/admin/applications',
  auth: 'admin',
  summary: 'For admins: the applications of sellers',
  query: describeQuery(applicationsQuery, {
    ...listWords(20),
    state: ['Only those that stand there', 'pending'],
  }),
  response: applicationList,
});

export const readApplication = defineOperation({
  id: 'readApplication',
  method: 'GET',
  path: '/api/admin/applications/{id}',
  auth: 'admin',
  summary: 'For admins: all of an application; each reading is audited',
  params: applicationParams,
  response: application,
});

export const decideApplication = defineOperation({
  id: 'decideApplication',
  method: 'POST',
  path: '/api/admin/applications/{id}/decision',
  auth: 'admin',
  suspended: 'refused',
  summary: 'For admins: verify a seller, turn the application down, or take the verification back',
  params: applicationParams,
  body: describeInput('DecisionInput', decisionInput, 'What an admin decides.', {
    decision: ['Verify or reject what waits, or revoke what was verified', 'reject'],
    reason: ['Needed but for verify', 'The photo of the card cannot be read.'],
    asked_for: ['With reject: only this picture is to be sent again, all the rest stays', 'id_document'],
  }),
  response: application,
  refuses: ['REFUSED'],
});
