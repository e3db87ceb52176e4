import { z } from 'zod';
import { defineOperation, group } from '#kernel/operations/define-operation.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { addressChangeInput, addressInput } from './address-book.ts';
import { dataExport, dataExportAnswer, dataExportLimits } from './data-export.ts';
import { deleteAccountInput } from './inputs.ts';
import { accountDone, addressBook, deletionOutlook } from './resources.ts';

const which = pathParam('id', z.string(), 'ID of the address', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20', {
  as: 'addressId',
});
const ownUser = group({ auth: 'user', scope: null, suspended: 'may' });
const addressWriter = group({ auth: 'user', scope: 'orders:write', suspended: 'may' });

export const readAddresses = defineOperation({
  id: 'readAddresses',
  method: 'GET',
  path: '/api/addresses',
  auth: 'user',
  scope: 'orders:read',
  summary: "List the user's delivery addresses",
  response: addressBook,
});

export const addAddress = addressWriter({
  id: 'addAddress',
  method: 'POST',
  path: '/api/addresses',
  limit: '60 address changes an hour',
  summary: 'Add a delivery address',
  idempotent: true,
  body: addressInput,
  response: addressBook,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeAddress = addressWriter({
  id: 'changeAddress',
  method: 'PUT',
  path: '/api/addresses/{id}',
  limit: '60 address changes an hour',
  summary: 'Change a delivery address, or make it the default',
  params: which,
  body: addressChangeInput,
  response: addressBook,
  refuses: ['STALE'],
});

export const removeAddress = addressWriter({
  id: 'removeAddress',
  method: 'DELETE',
  path: '/api/addresses/{id}',
  limit: '60 address changes an hour',
  summary: 'Delete a delivery address',
  params: which,
  response: addressBook,
});

export const readDeletionOutlook = ownUser({
  id: 'readDeletionOutlook',
  method: 'GET',
  path: '/api/delete-account',
  summary: 'List what prevents the user from deleting the account',
  response: deletionOutlook,
});

export const deleteAccount = ownUser({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/delete-account',
  fresh: true,
  limit: '3 a day',
  summary: "Schedule the user's account for deletion in 30 days; all sessions end and the shop is hidden immediately",
  body: deleteAccountInput,
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readDataExport = ownUser({
  id: 'readDataExport',
  method: 'GET',
  path: '/api/data-export',
  summary: 'Get the state of the latest data export',
  response: dataExportAnswer,
});

export const requestDataExport = ownUser({
  id: 'requestDataExport',
  method: 'POST',
  path: '/api/data-export',
  fresh: true,
  limit: '3 a day',
  repeated: 'it is refused while the export is prepared',
  summary: "Request an export of all the user's data; an email says when it is ready",
  response: dataExport,
  status: 201,
  refuses: ['REFUSED'],
});

export const fetchDataExport = ownUser({
  id: 'fetchDataExport',
  method: 'GET',
  path: '/api/data-exports/{id}/archive',
  summary: `Download a data export; only its user can, for ${dataExportLimits.aliveMinutes} minutes, and each download is audited`,
  params: pathParam('id', z.string(), 'ID of the export', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21'),
  response: 'application/zip',
});
