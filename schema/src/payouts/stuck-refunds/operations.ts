import { z } from 'zod';
import { forAdmins } from '#kernel/operations/define-operation.ts';
import { examples } from '#kernel/reference/examples.ts';
import { pathParam } from '#kernel/reference/words.ts';
import { refund } from '#payments/resources.ts';
import { walletInput } from '#payouts/inputs.ts';

const params = pathParam('id', z.string().max(100), 'ID of the refund', examples.refund, { as: 'refundId' });
const money = forAdmins('money');

export const retryRefund = money({
  id: 'retryRefund',
  method: 'POST',
  path: '/api/admin/refunds/{id}/retry',
  fresh: true,
  summary:
    'For admins: name the wallet of the payer to the payment provider, which could not deliver a refund; audited',
  params,
  body: walletInput,
  idempotent: true,
  response: refund,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const sendRefund = money({
  id: 'sendRefund',
  method: 'POST',
  path: '/api/admin/refunds/{id}/send',
  fresh: true,
  summary: 'For admins: send a refund that did not arrive for 7 days to the wallet that paid, as a transfer; audited',
  params,
  response: refund,
  refuses: ['REFUSED', 'NOT_FOUND', 'UNAVAILABLE'],
});
