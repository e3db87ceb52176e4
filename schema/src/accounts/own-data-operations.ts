import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { addressChangeInput, addressInput } from './address-book.ts';
import { dataExport, dataExportAnswer } from './data-export.ts';
import { deleteAccountInput } from './inputs.ts';
import { accountDone, addressBook, deletionOutlook } from './resources.ts';

const which = pathParam('id', z.string(), 'ID of the address', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20');
const addressWords = {
  label: ['Name of the address, such as Home', 'Home'],
  full_name: ['Full name of the recipient', 'Afua Boatemaa Darko'],
  phone: ['Ghanaian phone number, stored as +233 and nine digits', '+233547955140'],
  address: ['House number and street, or the GhanaPost GPS address', '14 Oxford Street, Osu'],
  city: ['Town or city', 'Accra'],
  region: ['One of the 16 regions of Ghana', 'Greater Accra'],
  landmark: ['Nearby place that a rider would know; optional', 'Behind the Total station'],
  is_default: ['Whether the checkout preselects this address', true],
} as const;
const addressBody = describeInput('AddressInput', addressInput, 'A delivery address.', addressWords);
const addressChangeBody = describeInput('AddressChangeInput', addressChangeInput, 'A changed delivery address.', {
  ...addressWords,
  version: [
    'Version that the client read: the call fails with STALE if the address has changed since; if left out, the call always applies',
    examples.contentVersion,
  ],
});

export const readAddresses = defineOperation({
  id: 'readAddresses',
  method: 'GET',
  path: '/api/addresses',
  auth: 'user',
  scope: 'orders:read',
  summary: "List the user's delivery addresses",
  response: addressBook,
});

export const addAddress = defineOperation({
  id: 'addAddress',
  method: 'POST',
  path: '/api/addresses',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit: '60 address changes an hour',
  summary: 'Add a delivery address',
  body: addressBody,
  idempotent: true,
  response: addressBook,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeAddress = defineOperation({
  id: 'changeAddress',
  method: 'PUT',
  path: '/api/addresses/{id}',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit: '60 address changes an hour',
  summary: 'Change a delivery address, or make it the default',
  params: which,
  body: addressChangeBody,
  response: addressBook,
  refuses: ['STALE'],
});

export const removeAddress = defineOperation({
  id: 'removeAddress',
  method: 'DELETE',
  path: '/api/addresses/{id}',
  auth: 'user',
  scope: 'orders:write',
  suspended: 'may',
  limit: '60 address changes an hour',
  summary: 'Delete a delivery address',
  params: which,
  response: addressBook,
});

export const readDeletionOutlook = defineOperation({
  id: 'readDeletionOutlook',
  method: 'GET',
  path: '/api/delete-account',
  auth: 'user',
  scope: null,
  summary: 'List what prevents the user from deleting the account',
  response: deletionOutlook,
});

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/delete-account',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'may',
  limit: '3 a day',
  summary: "Schedule the user's account for deletion in 30 days",
  body: describeInput('DeleteAccountInput', deleteAccountInput, 'The reason for deleting the account.', {
    reason: ['Reason, one of the fixed values', 'I no longer need it'],
  }),
  response: accountDone,
  refuses: ['REFUSED'],
});

export const readDataExport = defineOperation({
  id: 'readDataExport',
  method: 'GET',
  path: '/api/data-export',
  auth: 'user',
  scope: null,
  summary: 'Get the state of the latest data export',
  response: dataExportAnswer,
});

export const requestDataExport = defineOperation({
  id: 'requestDataExport',
  method: 'POST',
  path: '/api/data-export',
  auth: 'user',
  scope: null,
  fresh: true,
  suspended: 'may',
  limit: '3 a day',
  summary: "Request an export of all the user's data; an email says when it is ready",
  response: dataExport,
  status: 201,
  refuses: ['REFUSED'],
});

export const fetchDataExport = defineOperation({
  id: 'fetchDataExport',
  method: 'GET',
  path: '/api/data-exports/{id}/archive',
  auth: 'user',
  scope: null,
  summary: 'Download a data export; only its user can, for an hour, and each download is audited',
  params: pathParam('id', z.string(), 'ID of the export', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21'),
  response: 'application/zip',
});
