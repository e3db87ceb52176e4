import { forAdmins } from '#kernel/operations/define-operation.ts';
import { consentInput } from './inputs.ts';
import { holding } from './resources.ts';

const reading = forAdmins('reading');
const money = forAdmins('money');

export const readHolding = reading({
  id: 'readHolding',
  method: 'GET',
  path: '/api/admin/protected-payment',
  summary:
    'For admins: get whether protected payment is on, with the consent of the payment provider and the last check',
  response: holding,
});

export const stateConsent = money({
  id: 'stateConsent',
  method: 'PUT',
  path: '/api/admin/protected-payment/consent',
  fresh: true,
  summary: "For admins: record the payment provider's consent to protected payment, and check the account; audited",
  body: consentInput,
  unversioned: 'the first consent for a key counts',
  response: holding,
  refuses: ['REFUSED'],
});

export const withdrawConsent = money({
  id: 'withdrawConsent',
  method: 'DELETE',
  path: '/api/admin/protected-payment/consent',
  fresh: true,
  summary: 'For admins: end protected payment with a live key; money that is held stays protected; audited',
  response: holding,
  refuses: ['REFUSED'],
});

export const checkHolding = money({
  id: 'checkHolding',
  method: 'POST',
  path: '/api/admin/protected-payment/check',
  fresh: true,
  limit: '20 an hour',
  summary: 'For admins: check at the payment provider that money stays in the balance; audited',
  response: holding,
  refuses: ['REFUSED'],
});
