import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSecret } from './use-form-draft.ts';

/** Forms that store no draft, or have another way, and why. The types of FormDialog and useInputForm ask all others. */
const reasons: Record<string, string> = {
  'accounts/require-login.tsx': 'a button',
  'admin/admin-search.tsx': 'a search, which is in the address',
  'admin/audit/audit-filters.tsx': 'filters, which are in the address',
  'admin/search/search-field.tsx': 'a search, which is in the address',
  'catalog/home/search-banner.tsx': 'a search, which is in the address',
  'catalog/listing/filter-panel.tsx': 'filters, which are in the address',
  'catalog/search/search-form.tsx': 'a search, which is in the address',
  'catalog/variants/variant-choice.tsx': 'a choice, which is in the address',
  'chat/messages/composer.tsx': 'drafts of the chat, per conversation',
  'orders/cart/cart-form.tsx': 'buttons',
  'orders/checkout/checkout-details.tsx': 'checkoutDraft',
  'reviews/shop/shop-review-form.tsx': 'useReviewDraft',
  'routes/admin/tools/exports.tsx': 'a choice of two fields',
  'routes/help/help.tsx': 'a search, which is in the address',
  'shops/directory/directory-filters.tsx': 'filters, which are in the address',
  'ui/dialogs/form-dialog.tsx': 'its users say it',
  'ui/forms/input-form.tsx': 'useInputForm asks for it',
};

const root = 'web/src';
const forms = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => /<form\b/.test(text));

test('every form stores a draft, or is listed with the reason why not', () => {
  expect(forms.length).toBeGreaterThan(15);
  const hasDraft = ({ text }: { text: string }) =>
    /useFormDraft\(|useInputForm[<(]|createDraft\(|<ProductForm|useAddressForm\(/.test(text);
  const silent = forms.filter((form) => !hasDraft(form) && !(form.file in reasons)).map(({ file }) => file);
  expect(silent).toEqual([]);
  const names = new Set(forms.map(({ file }) => file));
  expect(Object.keys(reasons).filter((file) => !names.has(file))).toEqual([]);
});

test('passwords, codes and files are never stored', () => {
  expect(isSecret({ type: 'password', autocomplete: '' })).toBe(true);
  // A password that is shown has the type of a text.
  expect(isSecret({ type: 'text', autocomplete: 'current-password' })).toBe(true);
  expect(isSecret({ type: 'text', autocomplete: 'one-time-code' })).toBe(true);
  expect(isSecret({ type: 'file', autocomplete: '' })).toBe(true);
  expect(isSecret({ type: 'textarea', autocomplete: '' })).toBe(false);
});
