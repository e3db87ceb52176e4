import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useFormField } from '#platform/forms/form-fields.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { variantsOf } from './own-product.ts';

export const CategoryChoiceFragment = graphql(`
  fragment CategoryChoice_category on Category {
    id
    name
    slug
    children {
      id
      name
      slug
    }
  }
`);

export type CategoryChoices = readonly FragmentType<typeof CategoryChoiceFragment>[];

/** The category names for the form's select, by slug. */
export function categoryNames(categories: CategoryChoices): ReadonlyMap<string, string> {
  const roots = readFragment(CategoryChoiceFragment, categories);
  return new Map(roots.flatMap((root) => [root, ...root.children]).map(({ slug, name }) => [slug, name]));
}

/** Includes everything that the product form shows. */
export const OwnProductDocument = graphql(`
  query OwnProduct($slug: String!) {
    viewer {
      shop {
        id
        slug
      }
    }
    product(by: { slug: $slug }) {
      id
      slug
      name
      description
      price {
        amount
      }
      compareAtPrice {
        amount
      }
      stockQuantity
      hasVariants
      isActive
      takesOffers
      isArchived
      version
      metaTitle
      metaDescription
      category {
        id
        name
        slug
      }
      shop {
        slug
        name
        city
        isVerified
        takesOrders
      }
      rating {
        average
        count
      }
      primaryImage {
        id
      }
      images {
        id
        path
      }
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
    categories {
      id
      ...CategoryChoice_category
    }
  }
`);

const grid = 'grid items-start gap-5 sm:grid-cols-2';

export function WordFields({ categories }: { categories: CategoryChoices }) {
  const roots = readFragment(CategoryChoiceFragment, categories);
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">The product</legend>
      <TextField name="name" label="Name" />
      <SelectField name="category" label="Category" none="Select a category">
        {roots.map((root) =>
          root.children.length === 0 ? (
            <option key={root.id} value={root.slug}>
              {root.name}
            </option>
          ) : (
            <optgroup key={root.id} label={root.name}>
              {root.children.map((leaf) => (
                <option key={leaf.id} value={leaf.slug}>
                  {leaf.name}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </SelectField>
      <div className="sm:col-span-2">
        <TextAreaField name="description" label="Description" rows={5} />
      </div>
    </fieldset>
  );
}

/** `variants` is the slug of a product with variants, which have their own prices and stock. */
export function PriceFields({ variants }: { variants: string | null }) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Price and stock</legend>
      {variants === null ? (
        <>
          <TextField name="price" label="Price (₵)" />
          <TextField name="compareAtPrice" label="Old price (₵)" isOptional />
          <TextField name="stockQuantity" label="Stock" />
        </>
      ) : (
        <p className="self-center text-sm sm:col-span-2">
          Each variant has its own price and stock.{' '}
          <Link to={variantsOf(variants)} className="link font-medium">
            Edit variants
          </Link>
          <HiddenField name="price" />
          <HiddenField name="compareAtPrice" />
          <HiddenField name="stockQuantity" />
        </p>
      )}
      <SelectField
        name="takesOffers"
        label="Bargaining"
        hint="Buyers offer a price in the chat. You accept, name another one or decline."
        options={{ false: 'Fixed price', true: 'Buyers may make an offer' }}
      />
    </fieldset>
  );
}

export function StatusField({ onlyDraft }: { onlyDraft: boolean }) {
  return (
    <SelectField
      name="isActive"
      label="Status"
      hint={onlyDraft && 'You can activate it once your shop is verified.'}
      options={{ ...(!onlyDraft && { true: 'Active (visible)' }), false: 'Draft (hidden)' }}
    />
  );
}

function HiddenField({ name }: { name: string }) {
  const { required: _, ...control } = useFormField(name).control;
  return <input type="hidden" {...control} />;
}

export function SearchFields() {
  return (
    <details className="rounded-lg border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">For search engines (optional)</summary>
      <div className={`${grid} mt-4`}>
        <TextField name="metaTitle" label="Meta title" />
        <TextField name="metaDescription" label="Meta description" />
      </div>
    </details>
  );
}
