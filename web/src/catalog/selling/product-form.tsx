import { type ProductForm as FormValues, productForm } from '@besesaka/schema/catalog/inputs.ts';
import { optionFields } from '@besesaka/schema/catalog/specifications.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { useState } from 'react';
import { changedFields, type EditFields, saveTyped } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { RestoredNote } from '#ui/controls/restored-note.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SideForm } from '#ui/forms/side-form.tsx';
import { type CardFacts, CardPreview } from './card-preview.tsx';
import {
  fieldsOf,
  isSameField,
  namedSpecifications,
  type OwnProduct,
  picturesText,
  specificationsIn,
} from './own-product.ts';
import { PictureTiles, picturesName } from './picture-tiles.tsx';
import { type CategoryChoices, PriceFields, SearchFields, StatusField, WordFields } from './product-fields.tsx';
import { checkEntered, SpecificationFields, useCategoryFields } from './specification-fields.tsx';
import { useAutosavedDraft, useProductDraft } from './use-product-draft.ts';
import { type ProductPictures, useProductPictures } from './use-product-pictures.ts';
import { useCreateProduct, useEditProduct } from './use-save-product.ts';

interface Props {
  userId: string;
  /** The edited product, or null for a new one. */
  product: OwnProduct | null;
  categories: CategoryChoices;
  shop: CardFacts['shop'];
  /** The seller is not verified yet, so the product stays a draft. */
  onlyDraft?: boolean;
  /** With the address of a new product that gets variants next. */
  onSaved: (next?: string) => void;
}

/** Discarding a restored draft remounts the form. */
export function ProductForm(props: Props) {
  const [round, setRound] = useState(0);
  return <OneProductForm key={round} {...props} onDiscard={() => setRound(round + 1)} />;
}

function OneProductForm(props: Props & { onDiscard: () => void }) {
  const { categories, shop, onlyDraft = false, onDiscard } = props;
  const { product, pictures, draft, mine, ...input } = useProductForm(props);
  const { missing, loaded, offered, specified, faults, specify, changed } = input;
  const [withVariants, setWithVariants] = input.withVariants;
  return (
    <SideForm
      of={input}
      side={
        <>
          <CardPreview
            mine={mine}
            categories={categories}
            shop={shop}
            {...(product && { rating: product.rating })}
            picture={pictures.primary?.src}
          />
          <Card className="p-5">
            <StatusField onlyDraft={onlyDraft} />
          </Card>
        </>
      }
      save={
        <SubmitButton
          wide
          {...missingIn(missing, faults, pictures)}
          isUnchanged={product !== null && changed.length === 0}
          blocked={mine.category && !loaded.isLoaded && 'The fields of this category are not loaded yet.'}
        >
          {submitText(product, withVariants, onlyDraft)}
        </SubmitButton>
      }
    >
      {draft.isStarted && (
        <RestoredNote
          onDiscard={() => {
            draft.forget();
            onDiscard();
          }}
        />
      )}
      <Card className="flex flex-col gap-8 max-sm:border-0 max-sm:bg-transparent sm:p-8">
        <PictureTiles pictures={pictures} />
        <WordFields categories={categories} />
        <PriceFields variants={product?.hasVariants ? product.slug : null} />
        {!product && <VariantsNext isChosen={withVariants} onChoose={setWithVariants} />}
        {mine.category && (
          <SpecificationFields
            loaded={loaded}
            faults={faults}
            offered={offered}
            values={specified}
            onChange={specify}
          />
        )}
        <SearchFields />
      </Card>
    </SideForm>
  );
}

/** The fields as the product or the draft starts them, as they are now, and their sending. */
function useProductForm({ userId, onlyDraft, onSaved, ...props }: Props) {
  // The product as last loaded. A reload after a conflicting edit replaces it.
  const [product, setProduct] = useState(props.product);
  const pictures = useProductPictures(product?.images ?? [], product?.primaryImage?.id ?? null);
  const draft = useProductDraft(userId, product, pictures);
  const base = fieldsOf(product, onlyDraft);
  const start = { ...base, ...draft.fields };
  const [specified, setSpecified] = useState(() => specificationsIn(start));
  const withVariants = useState(start.withVariants === 'true');
  const create = useCreateProduct();
  const edit = useEditProduct();
  const input = useInputForm<FormValues>(
    productForm,
    { draft: { none: 'useProductDraft stores it with its pictures' }, start },
    async (values) => {
      const specifications = Object.entries(checked.values).map(([key, value]) => ({ key, value }));
      const parts = { imageIds: pictures.ids, primaryImageId: pictures.primary?.id ?? undefined, specifications };
      const { refusal, next, now } = product
        ? await edit({ seen: product, changed, values, parts })
        : await create(values, parts, { key: draft.key, withVariants: withVariants[0] });
      if (now) {
        setSpecified(showReloaded(input.form, { base, mine, theirs: fieldsOf(now) }));
        if (!changed.includes('pictures')) pictures.restart(now.images, now.primaryImage?.id ?? null);
        setProduct(now);
      }
      if (!refusal) {
        draft.forget();
        onSaved(next);
      }
      return refusal;
    },
  );
  const texts = Object.entries(input.form.watch()).map(([name, text]) => [name, String(text ?? '')]);
  const mine: EditFields = {
    ...start,
    ...Object.fromEntries(texts),
    ...namedSpecifications(specified),
    ...(withVariants[0] && { withVariants: 'true' }),
    pictures: picturesText(pictures.ids, pictures.primary?.id),
  };
  const changed = changedFields(base, mine, isSameField);
  useAutosavedDraft(draft, typedIn(mine, changed), pictures);
  const loaded = useCategoryFields(mine.category ?? '');
  const offered = product ? product.options.map(({ key }) => key) : withVariants[0] ? optionFields : [];
  const checked = checkEntered(loaded.fields, specified, offered);
  const specify = (key: string, value: string) => setSpecified({ ...specified, [key]: value });
  const entered = { loaded, offered, specified, faults: checked.faults, specify };
  return { ...input, ...entered, product, pictures, draft, withVariants, changed, mine };
}

function missingIn(missing: readonly string[], faults: object, { need }: ProductPictures) {
  const sentences: Record<string, string> = need ? { [picturesName]: need } : {};
  return { missing: [...missing, ...Object.keys(faults), ...Object.keys(sentences)], sentences };
}

function submitText(product: OwnProduct | null, withVariants: boolean, onlyDraft: boolean): string {
  if (product) return 'Save changes';
  if (withVariants) return 'Go on to the variants';
  return onlyDraft ? 'Save draft' : 'Create product';
}

function VariantsNext({ isChosen, onChoose }: { isChosen: boolean; onChoose: (is: boolean) => void }) {
  return (
    <Checkbox
      label="It comes in sizes, colours or other variants"
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}

/** The changed fields. A draft saves its pictures itself. */
function typedIn(mine: EditFields, changed: readonly string[]): EditFields {
  return Object.fromEntries(changed.filter((name) => name !== 'pictures').map((name) => [name, mine[name] ?? '']));
}

type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** Shows a product that was saved elsewhere, with the values typed here on top; returns its specifications. */
function showReloaded(form: Form, sides: Parameters<typeof saveTyped>[0]): Record<string, string> {
  const fields = saveTyped(sides, isSameField);
  const shown = Object.keys(form.getValues()) as (keyof CamelKeys<FormValues>)[];
  for (const name of shown) form.setValue(name, fields[name] ?? '');
  return specificationsIn(fields);
}
