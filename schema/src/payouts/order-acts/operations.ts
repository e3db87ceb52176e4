import { forAdmins } from '#kernel/operations/define-operation.ts';
import { orderByIdParams, orderParams } from '#orders/order-params.ts';
import { actOnOrderInput } from './inputs.ts';
import { orderActLimits as limits } from './limits.ts';
import { orderActs } from './resources.ts';

export const readOrderActs = forAdmins('reading')({
  id: 'readOrderActs',
  method: 'GET',
  path: '/api/admin/orders/{order_id}/acts',
  summary: 'For admins: get what can be done with an order now, and its money',
  params: orderByIdParams,
  response: orderActs,
});

export const actOnOrder = forAdmins('money')({
  id: 'actOnOrder',
  method: 'POST',
  path: '/api/admin/orders/{order_id}/act',
  limit: `${limits.perHour} an hour`,
  summary:
    'For admins: cancel, refund, release or extend an order, or reopen its return; both sides are notified; audited',
  params: orderParams,
  body: actOnOrderInput,
  fresh: true,
  idempotent: true,
  response: orderActs,
  refuses: ['REFUSED', 'NOT_FOUND', 'STALE'],
});
