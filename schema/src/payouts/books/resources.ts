import { z } from 'zod';
import { money } from '#kernel/amount-input.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { booksFault, booksLimits as limits } from './limits.ts';

const fault = resource('BooksDifference', 'A movement of money about which our books and the provider differ.', {
  kind: describe(oneOf(booksFault), 'Kind of difference', 'missing'),
  subject: describe(z.string(), "The provider's movement, or our ledger entry", 'Transaction 4099260516'),
  here: describe(money().nullable(), 'Amount in our books; null if they do not have it', '49.02'),
  there: describe(money().nullable(), 'Amount at the provider; null if it does not have it', null),
  moved_at: describe(z.iso.datetime(), 'When the money moved', '2026-11-24T09:30:00.000Z'),
});

const owed = resource('BooksDebt', 'What the marketplace owes.', {
  account: describe(z.string(), 'To whom: orders-held, in-review, sellers, in-transit or vat', 'orders-held'),
  amount: describe(money(), 'Amount in Ghana cedis (GHS)', '375.00'),
});

export const books = resource('Books', 'The money of the marketplace: what it has, and what it owes.', {
  can_pay_everyone: describe(z.boolean(), 'Whether it has at least what it owes', true),
  shortfall: describe(money(), 'Amount that the owner has to add; 0.00 if it can pay everyone', '0.00'),
  provider: describe(money(), 'Balance at the payment provider by our books', '1204.50'),
  bank: describe(money(), "Amount that the provider paid out to the marketplace's bank account", '0.00'),
  owed: describe(z.array(owed).max(10), 'What it owes, by account'),
  compared_at: describe(z.iso.datetime().nullable(), 'When the books were last compared; null before', null),
  is_matched: describe(z.boolean(), 'Whether all movements and the balance agreed then', true),
  provider_balance: describe(money().nullable(), 'Balance that the provider reported then; null before', null),
  differences: describe(z.array(fault).max(limits.faultsShown), 'Differences that were found then, newest first'),
});
export type Books = z.infer<typeof books>;
