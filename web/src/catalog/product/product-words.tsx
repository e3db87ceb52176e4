import { catalogLimits } from '@besesaka/schema/catalog/limits.ts';
import { useId, useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

/** Preserves the lines and paragraphs of the seller's text. */
export function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="description-title">
      <h2 id="description-title" className="mb-2 text-xl">
        Description
      </h2>
      <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
    </section>
  );
}

const SpecificationListFragment = graphql(`
  fragment SpecificationList_product on Product {
    specifications {
      key
      value
    }
    options {
      key
      name
      values
    }
  }
`);

/** The first four, then the rest, then the button. CSS reverses their order, and the button works without script. */
export function SpecificationList(props: { product: FragmentType<typeof SpecificationListFragment> }) {
  const product = readFragment(SpecificationListFragment, props.product);
  // The options above already show these fields.
  const specifications = product.specifications.filter(({ key }) => !product.options.some((one) => one.key === key));
  const id = useId();
  const [open, setOpen] = useState(false);
  const first = specifications.slice(0, catalogLimits.specificationsShown);
  const rest = specifications.slice(catalogLimits.specificationsShown);
  if (specifications.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-xl">
        Technical specifications
      </h2>
      <Rows specifications={first} />
      {rest.length > 0 && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="flex flex-col-reverse">
          <summary className="mt-2 inline-flex min-h-11 list-none items-center font-semibold text-brand underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {open ? 'Show Less' : `Show More (${rest.length} more)`}
          </summary>
          <div className="border-line border-t">
            <Rows specifications={rest} />
          </div>
        </details>
      )}
    </section>
  );
}

function Rows({ specifications }: { specifications: readonly { key: string; value: string }[] }) {
  return (
    <dl className="divide-y divide-line">
      {specifications.map(({ key, value }) => (
        <div key={key} className="grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 py-3">
          <dt className="text-muted">{specificationTitle(key)}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Turns "screen_size" into "Screen Size". */
export function specificationTitle(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
