import * as operations from '@besesaka/schema/payouts/shop-money/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { csvHeaders } from '#platform/http/stream-of.ts';
import { approveTransfer } from './approve-transfer.ts';
import { readShopMoney } from './balance.ts';
import { requestPayout } from './create-payout.ts';
import { approvePayout, refusePayout, submitPayoutCode } from './decide-payout.ts';
import { listPayouts, listShopMoneyEntries } from './list-money.ts';
import { setPayoutWallet } from './set-wallet.ts';
import { exportPayoutStatement, readPayoutStatement } from './statement.ts';

export function shopMoneyRoutes(): Route[] {
  return [
    route(operations.readShopMoney, readShopMoney),
    route(operations.listShopMoneyEntries, paged(listShopMoneyEntries)),
    route(operations.setPayoutWallet, setPayoutWallet),
    route(operations.listPayouts, paged(listPayouts)),
    route(operations.requestPayout, requestPayout),
    route(operations.approveTransfer, async ({ ctx, c }) =>
      approveTransfer({ ctx, input: { raw: await c.req.text(), signature: c.req.header('x-paystack-signature') } }),
    ),
    route(operations.readPayoutStatement, readPayoutStatement),
    route(operations.exportPayoutStatement, async ({ ctx, input, c }) =>
      c.body(
        await exportPayoutStatement({ ctx, input }),
        200,
        csvHeaders(`besesaka-payout-${input.id.slice(0, 8)}.csv`),
      ),
    ),
    route(operations.approvePayout, approvePayout),
    route(operations.refusePayout, refusePayout),
    route(operations.submitPayoutCode, submitPayoutCode),
  ];
}
