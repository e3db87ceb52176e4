import { useApolloClient } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { BulkChange, BulkEditItemFragment, BulkItemInput } from '#gql/graphql.ts';
import { failureText, outcomeOf } from '#platform/network/failure.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const BulkEditItemFragmentDocument = graphql(`
  fragment BulkEditItem on BulkEditItem {
    id
    name
    version
    fault
    variantLabels
    before {
      price
      variantPrices
      stockQuantity
      category
      categoryName
      isArchived
    }
    after {
      price
      variantPrices
      stockQuantity
      category
      categoryName
      isArchived
    }
  }
`);

const PreviewBulkEditMutation = graphql(`
  mutation PreviewBulkEdit($input: PreviewBulkEditInput!) {
    result: previewBulkEdit(input: $input) {
      items {
        ...BulkEditItem
      }
      errors {
        ...Failure
      }
    }
  }
`);

const ApplyBulkEditMutation = graphql(`
  mutation ApplyBulkEdit($input: ApplyBulkEditInput!) {
    result: applyBulkEdit(input: $input) {
      items {
        ...BulkEditItem
      }
      errors {
        ...Failure
      }
    }
  }
`);

export type BulkItem = BulkEditItemFragment;

const undoShownMs = 20_000;

/** Previews, applies and undoes one change of many products. */
export function useBulkEdit() {
  const client = useApolloClient();
  const toast = useToast();

  async function preview(productIds: readonly string[], change: BulkChange): Promise<readonly BulkItem[] | string> {
    const variables = { input: { productIds: [...productIds], change } };
    const outcome = await outcomeOf(client.mutate({ mutation: PreviewBulkEditMutation, variables }), 'items');
    return 'failure' in outcome
      ? failureText(outcome.failure)
      : readFragment(BulkEditItemFragmentDocument, outcome.done.items);
  }

  async function send(items: BulkItemInput[]): Promise<readonly BulkItem[] | string> {
    const outcome = await outcomeOf(
      client.mutate({ mutation: ApplyBulkEditMutation, variables: { input: { items } } }),
      'items',
    );
    // The answer may be lost after the change was made, so the list is read again in any case.
    client.cache.evict({ id: 'OwnShop:{}', fieldName: 'products' });
    return 'failure' in outcome
      ? failureText(outcome.failure)
      : readFragment(BulkEditItemFragmentDocument, outcome.done.items);
  }

  async function undo(done: readonly BulkItem[]) {
    const undone = await send(changedItems(done, ({ before }) => before));
    if (typeof undone === 'string') return toast.error(undone);
    const left = undone.filter(({ fault }) => fault !== null);
    toast.success({
      title: 'Changes undone',
      ...(left.length > 0 && { text: `${left.length} of them changed in the meantime and stay.` }),
    });
  }

  /** Makes the change that a preview showed. Resolves to an error text, or to null on success. */
  async function apply(items: readonly BulkItem[]): Promise<string | null> {
    const answer = await send(changedItems(items, ({ after }) => after));
    if (typeof answer === 'string') return answer;
    const done = answer.filter(({ fault }) => fault === null);
    const left = answer.length - done.length;
    const title = done.length === 1 ? '1 product changed' : `${done.length} products changed`;
    const text = left > 0 ? `${left} changed in the meantime and stay as they are.` : undefined;
    const action = { label: 'Undo', run: () => void undo(done) };
    toast.success({ title, ...(text && { text }), ...(done.length > 0 && { action }), duration: undoShownMs });
    return null;
  }

  return { preview, apply };
}

/** Only values that differ are sent, so that an edit of prices leaves everything else alone. */
function changedItems(items: readonly BulkItem[], side: (item: BulkItem) => BulkItem['after']): BulkItemInput[] {
  return items
    .filter((item) => item.fault === null && isChanged(item))
    .map((item) => {
      const { id: productId, version } = item;
      const { price, variantPrices, stockQuantity, category, isArchived } = side(item);
      const ofVariants = variantPrices.length > 0;
      return {
        productId,
        version,
        ...(differs(item, 'price') && (ofVariants ? { variantPrices: [...variantPrices] } : { price })),
        ...(differs(item, 'stockQuantity') && { stockQuantity }),
        ...(differs(item, 'category') && { category }),
        ...(differs(item, 'isArchived') && { isArchived }),
      };
    });
}

export function isChanged(item: BulkItem): boolean {
  return (['price', 'stockQuantity', 'category', 'isArchived'] as const).some((name) => differs(item, name));
}

function differs({ before, after }: BulkItem, name: keyof BulkItem['before']): boolean {
  if (name === 'price' && before.variantPrices.join() !== after.variantPrices.join()) return true;
  return before[name] !== after[name];
}
