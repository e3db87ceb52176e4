import type { ProductForm } from '@besesaka/schema/catalog/inputs.ts';
import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
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

type Values = CamelKeys<ProductForm>;

interface FieldsProps {
  start: Readonly<Record<string, string>>;
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
}

const grid = 'grid items-start gap-5 sm:grid-cols-2';

export function WordFields({ start, register, errors, categories }: FieldsProps & { categories: CategoryChoices }) {
  const roots = readFragment(CategoryChoiceFragment, categories);
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">The product</legend>
      <Field label="Name" error={errors.name?.message}>
        <Input maxLength={limits.nameMax} defaultValue={start.name} {...register('name')} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select defaultValue={start.category} {...register('category')}>
          <option value="">Select a category</option>
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
        </Select>
      </Field>
      <div className="sm:col-span-2">
        <Field label="Description" error={errors.description?.message}>
          <Textarea
            rows={5}
            maxLength={limits.descriptionMax}
            defaultValue={start.description}
            {...register('description')}
          />
        </Field>
      </div>
    </fieldset>
  );
}

interface PriceProps extends FieldsProps {
  onlyDraft: boolean;
  /** The slug of a product with variants, which have their own prices and stock. */
  variants: string | null;
}

export function PriceFields({ start, register, errors, onlyDraft, variants }: PriceProps) {
  return (
    <fieldset className={grid}>
      <legend className="mb-3 font-semibold text-lg">Price and stock</legend>
      {variants === null ? (
        <OfferFields start={start} register={register} errors={errors} />
      ) : (
        <p className="self-center text-sm sm:col-span-2">
          Each variant has its own price and stock.{' '}
          <Link to={variantsOf(variants)} className="font-medium text-brand underline underline-offset-4">
            Edit variants
          </Link>
          {(['price', 'compareAtPrice', 'stockQuantity'] as const).map((name) => (
            <input key={name} type="hidden" defaultValue={start[name]} {...register(name)} />
          ))}
        </p>
      )}
      <Field
        label="Status"
        hint={onlyDraft && 'You can activate it once your shop is verified.'}
        error={errors.isActive?.message}
      >
        <Select defaultValue={start.isActive} {...register('isActive')}>
          {!onlyDraft && <option value="true">Active (visible)</option>}
          <option value="false">Draft (hidden)</option>
        </Select>
      </Field>
      <Field label="Bargaining" hint="Buyers offer a price in the chat. You accept, name another one or decline.">
        <Select defaultValue={start.takesOffers} {...register('takesOffers')}>
          <option value="false">Fixed price</option>
          <option value="true">Buyers may make an offer</option>
        </Select>
      </Field>
    </fieldset>
  );
}

function OfferFields({ start, register, errors }: FieldsProps) {
  return (
    <>
      <Field label="Price (₵)" error={errors.price?.message}>
        <Input inputMode="decimal" defaultValue={start.price} {...register('price')} />
      </Field>
      <Field label="Compare-at price (₵)" hint="Old price (optional)" error={errors.compareAtPrice?.message}>
        <Input inputMode="decimal" defaultValue={start.compareAtPrice} {...register('compareAtPrice')} />
      </Field>
      <Field label="Stock" error={errors.stockQuantity?.message}>
        <Input inputMode="numeric" defaultValue={start.stockQuantity} {...register('stockQuantity')} />
      </Field>
    </>
  );
}

export function SearchFields({ start, register, errors }: FieldsProps) {
  return (
    <details className="rounded-lg border border-line p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">For search engines (optional)</summary>
      <div className={`${grid} mt-4`}>
        <Field label="Meta title" error={errors.metaTitle?.message}>
          <Input maxLength={limits.metaTitleMax} defaultValue={start.metaTitle} {...register('metaTitle')} />
        </Field>
        <Field label="Meta description" error={errors.metaDescription?.message}>
          <Input
            maxLength={limits.metaDescriptionMax}
            defaultValue={start.metaDescription}
            {...register('metaDescription')}
          />
        </Field>
      </div>
    </details>
  );
}
