import { z } from 'zod';
import { defineOperation, forAdmins, group } from '#kernel/operations/define-operation.ts';
import { aroundFile, formFile } from '#kernel/operations/form-files.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { application, applicationList, ownShop } from './application-resources.ts';
import {
  applicationFields,
  applicationsQuery,
  askedPictureInput,
  checkIdNumber,
  decisionInput,
  resubmissionInput,
} from './inputs.ts';
import { shopTexts as texts } from './texts.ts';
import { identityDocument, selfie } from './uploads.ts';

const applying = group({ auth: 'user', scope: null, suspended: 'refused' });

const applicationParams = pathParam('id', z.uuid(), 'ID of the application', examples.application);

export const becomeSeller = applying({
  id: 'becomeSeller',
  method: 'POST',
  path: '/api/become-seller',
  limit: '10 applications an hour',
  repeated: 'the application is there already',
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

export const applyToSell = applying({
  id: 'applyToSell',
  method: 'POST',
  path: '/api/seller-application',
  limit: '10 applications an hour',
  repeated: 'the application is there already',
  summary: 'Open a shop, or resubmit its application; pictures are IDs of uploads',
  body: resubmissionInput,
  response: ownShop,
  status: 201,
  refuses: ['REFUSED'],
});

export const sendAskedPicture = applying({
  id: 'sendAskedPicture',
  method: 'POST',
  path: '/api/seller-application/asked-picture',
  auth: 'seller',
  limit: '10 applications an hour',
  repeated: 'nothing is asked for any more',
  summary: 'Resubmit the one picture that the review asked for; the rest of the application stays',
  body: askedPictureInput,
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

const trust = forAdmins('trust');

export const listApplications = trust({
  id: 'listApplications',
  method: 'GET',
  path: '/api/admin/applications',
  summary: 'For admins: list the seller applications',
  query: describeQuery(applicationsQuery, {
    ...listDescriptions(20),
    state: ['Return only applications in this state', 'pending'],
  }),
  response: applicationList,
});

export const readApplication = trust({
  id: 'readApplication',
  method: 'GET',
  path: '/api/admin/applications/{id}',
  summary: 'For admins: get an application with all its data; each access is audited',
  params: applicationParams,
  response: application,
});

export const decideApplication = trust({
  id: 'decideApplication',
  method: 'POST',
  path: '/api/admin/applications/{id}/decision',
  summary: 'For admins: verify or reject an application, or revoke a verification',
  params: applicationParams,
  body: decisionInput,
  response: application,
  refuses: ['REFUSED'],
});
