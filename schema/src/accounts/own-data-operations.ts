import { z } from 'zod';
import { defineOperation } from '#kernel/operations/define-operation.ts';
import { describeInput, pathParam } from '#kernel/reference/words.ts';
import { addressInput } from './address-book.ts';
import { dataExport, dataExportAnswer } from './data-export.ts';
import { deleteAccountInput } from './inputs.ts';
import { accountDone, addressBook, deletionOutlook } from './resources.ts';

const which = pathParam('id', z.string(), 'The address', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a20');
const addressBody = describeInput('AddressInput', addressInput, 'Where something may be delivered to.', {
  label: ['What the person calls it', 'Home'],
  full_name: ['Who receives what comes there', 'Afua Boatemaa Darko'],
  phone: ['A Ghanaian number; kept as +233 and nine digits', '+233547955140'],
  address: ['House and street, or the GhanaPost GPS address', '14 Oxford Street, Osu'],
  city: ['Town', 'Accra'],
  region: ['One of the sixteen regions', 'Greater Accra'],
  landmark: ['A nearby place that a rider would know', 'Behind the Total station'],
  is_default: ['Whether the checkout begins with it', true],
});

export const readAddresses = defineOperation({
  id: 'readAddresses',
  method: 'GET',
  path: '/api/addresses',
  auth: 'user',
  summary: 'Where the person has things delivered',
  response: addressBook,
});

export const addAddress = defineOperation({
  id: 'addAddress',
  method: 'POST',
  path: '/api/addresses',
  auth: 'user',
  suspended: 'may',
  summary: 'Keep another address',
  body: addressBody,
  response: addressBook,
  status: 201,
  refuses: ['REFUSED'],
});

export const changeAddress = defineOperation({
  id: 'changeAddress',
  method: 'PUT',
  path: '/api/addresses/{id}',
  auth: 'user',
  suspended: 'may',
  summary: 'Change an address, or make it the default',
  params: which,
  body: addressBody,
  response: addressBook,
});

export const removeAddress = defineOperation({
  id: 'removeAddress',
  method: 'DELETE',
  path: '/api/addresses/{id}',
  auth: 'user',
  suspended: 'may',
  summary: 'Keep an address no longer',
  params: which,
  response: addressBook,
});

export const readDeletionOutlook = defineOperation({
  id: 'readDeletionOutlook',
  method: 'GET',
  path: '/api/delete-account',
  auth: 'user',
  summary: 'What keeps the person from deleting the account',
  response: deletionOutlook,
});

export const deleteAccount = defineOperation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/delete-account',
  auth: 'user',
  suspended: 'may',
  summary: 'Delete the own account, in 30 days',
  body: describeInput('DeleteAccountInput', deleteAccountInput, 'Why somebody leaves.', {
    reason: ['One of the list', 'I no longer need it'],
  }),
  response: accountDone,
  refuses: ['REFUSED', 'PASSWORD_NEEDED'],
});

export const readDataExport = defineOperation({
  id: 'readDataExport',
  method: 'GET',
  path: '/api/data-export',
  auth: 'user',
  summary: 'How far the copy of all of the own data is that was asked for last',
  response: dataExportAnswer,
});

export const requestDataExport = defineOperation({
  id: 'requestDataExport',
  method: 'POST',
  path: '/api/data-export',
  auth: 'user',
  suspended: 'may',
  summary: 'Ask for a copy of all of the own data; a mail says when it can be fetched',
  response: dataExport,
  status: 201,
  refuses: ['REFUSED', 'PASSWORD_NEEDED'],
});

export const fetchDataExport = defineOperation({
  id: 'fetchDataExport',
  method: 'GET',
  path: '/api/data-exports/{id}/archive',
  auth: 'user',
  summary: 'The copy itself, for its person alone and for an hour; each fetching is audited',
  params: pathParam('id', z.string(), 'Of the copy', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21'),
  response: 'application/zip',
});
