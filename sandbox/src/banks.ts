import { Hono } from 'hono';
import { walletOf } from './test-wallets.ts';

interface Bank {
  id: number;
  name: string;
  code: string;
  type: 'mobile_money' | 'ghipss';
}

export const banks: readonly Bank[] = [
  { id: 28, name: 'MTN', code: 'MTN', type: 'mobile_money' },
  { id: 29, name: 'AirtelTigo', code: 'ATL', type: 'mobile_money' },
  { id: 66, name: 'Telecel', code: 'VOD', type: 'mobile_money' },
  { id: 31, name: 'GCB Bank Limited', code: '040100', type: 'ghipss' },
];

/** The list of networks and banks, and the names of their customers. */
export function createBanks(): Hono {
  const api = new Hono();
  api.get('/bank', (c) => {
    const { type, currency } = c.req.query();
    // All of them are in Ghana.
    const found = currency === 'GHS' ? banks.filter((bank) => !type || bank.type === type) : [];
    return c.json({ status: true, message: 'Banks retrieved', data: found.map((bank) => ({ ...bank, currency })) });
  });
  api.get('/bank/resolve', (c) => {
    const { account_number: number = '', bank_code: code = '' } = c.req.query();
    const isWallet = banks.some((bank) => bank.code === code && bank.type === 'mobile_money');
    const name = isWallet ? walletOf(number).name : null;
    if (!name) {
      const message = 'Could not resolve account name. Check parameters or try again.';
      return c.json({ status: false, message, code: 'invalid_bank_code' }, 422);
    }
    return c.json({
      status: true,
      message: 'Account number resolved',
      data: { account_number: number, account_name: name },
    });
  });
  return api;
}
