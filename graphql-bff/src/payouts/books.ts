import { compareBooks, readBooks } from '@besesaka/schema/payouts/books/operations.ts';
import { books } from '@besesaka/schema/payouts/books/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

readField(Admin, 'books', readBooks);
mutation(compareBooks, { books: objectOf(books) });
