import { forAdmins } from '#kernel/operations/define-operation.ts';
import { books } from './resources.ts';

const reading = forAdmins('reading');
const money = forAdmins('money');

export const readBooks = reading({
  id: 'readBooks',
  method: 'GET',
  path: '/api/admin/books',
  summary: 'For admins: get what the marketplace has and owes, and how its books compare with those of the provider',
  response: books,
});

export const compareBooks = money({
  id: 'compareBooks',
  method: 'POST',
  path: '/api/admin/books/comparison',
  limit: '12 an hour',
  summary: "For admins: compare the books with the provider's ledger now; audited",
  response: books,
  refuses: ['UNAVAILABLE'],
});
