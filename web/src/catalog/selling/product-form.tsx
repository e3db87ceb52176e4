import { type ProductForm as FormValues, productForm } from '@besesaka/schema/catalog/inputs.ts';
import { checkSpecifications } from '@besesaka/schema/catalog/specifications.ts';
import type { CamelKeys } from '@besesaka/schema/kernel/names.ts';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '#accounts/account-screen.tsx';
import { type EditFields, saveTyped } from '#platform/forms/stale-edit.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { fieldsOf, isSameField, picturesText, specificationName, textsOf } from './edit-fields.ts';
import type { OwnProduct } from './own-product-query.ts';
import { PictureTiles, picturesName } from './picture-tiles.tsx';
import { type CategoryChoices, PriceFields, SearchFields, WordFields } from './product-fields.tsx';
import { type CategoryField, SpecificationFields, useCategoryFields } from './specification-fields.tsx';
import { useAutosavedDraft, useProductDraft } from './use-product-draft.ts';
import { type ProductPictures, useProductPictures } from './use-product-pictures.ts';
import { useCreateProduct, useEditProduct } from './use-save-product.ts';

interface Props {
  personId: string;
  /** The edited product, or null for a new one. */
  product: OwnProduct | null;
  categories: CategoryChoices;
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
  const { personId, categories, onlyDraft = false, onSaved, onDiscard } = props;
  // The product as last loaded. A reload after a conflicting edit replaces it.
  const [product, setProduct] = useState(props.product);
  const pictures = useProductPictures(product?.images ?? [], product?.primaryImage?.id ?? null);
  const draft = useProductDraft(personId, product, pictures);
  const start = startOf(product, draft.texts, onlyDraft);
  const [specified, setSpecified] = useState(() => specifiedIn(product, draft.texts));
  const [withVariants, setWithVariants] = useState(false);
  const create = useCreateProduct();
  const edit = useEditProduct();
  const { form, element, submit, failure, missing } = useInputForm<FormValues>(productForm, async (values) => {
    const specifications = Object.entries(checked.values).map(([key, value]) => ({ key, value }));
    const parts = { imageIds: pictures.ids, primaryImageId: pictures.primary?.id ?? undefined, specifications };
    const typed = { texts: form.getValues(), specified: checked.values, fields: loaded.fields, pictures };
    const mine = typedFields(product, typed);
    const { refusal, next } = product
      ? { refusal: await edit({ seen: product, mine, values, parts }), next: undefined }
      : await create(values, parts, withVariants);
    if (product && refusal?.now) {
      setSpecified(showReloaded(form, pictures, { seen: product, now: refusal.now, mine }));
      setProduct(refusal.now);
    }
    if (!refusal) {
      draft.forget();
      onSaved(next);
    }
    return refusal;
  });
  const loaded = useCategoryFields(String(form.watch('category') ?? start.category ?? ''));
  const checked = checkSpecifications(loaded.fields.map(toChecked), specified);
  const specify = (key: string, value: string) => setSpecified({ ...specified, [key]: value });
  useAutosavedDraft(form, draft, product, specified);
  const isChanged = useIsChanged(form, product, specified, pictures);
  const fields = { start, register: form.register, errors: form.formState.errors };
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      {draft.isStarted && <BroughtBack draft={draft} onDiscard={onDiscard} />}
      <Problem message={failure} />
      <PictureTiles pictures={pictures} />
      <WordFields {...fields} categories={categories} />
      <PriceFields {...fields} onlyDraft={onlyDraft} variants={product?.hasVariants ? product.slug : null} />
      {!product && <VariantsNext isChosen={withVariants} onChoose={setWithVariants} />}
      {form.watch('category') && (
        <SpecificationFields loaded={loaded} values={specified} faults={checked.faults} onChange={specify} />
      )}
      <SearchFields {...fields} />
      <SubmitButton
        size="large"
        {...missingIn(missing, checked.faults, pictures)}
        isUnchanged={!isChanged}
        isBlocked={!loaded.isLoaded}
        busy={form.formState.isSubmitting}
      >
        {submitText(product, withVariants, onlyDraft)}
      </SubmitButton>
    </form>
  );
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

/** Says that a draft was restored. */
function BroughtBack({ draft, onDiscard }: { draft: { forget: () => void }; onDiscard: () => void }) {
  const discard = () => {
    draft.forget();
    onDiscard();
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-gold-tint px-4 py-3">
      <p className="min-w-0 flex-1 basis-60 text-sm">We restored your unsaved changes.</p>
      <Button tone="secondary" size="small" onClick={discard}>
        Discard them
      </Button>
    </div>
  );
}

interface Typed {
  texts: object;
  specified: Readonly<Record<string, string>>;
  fields: readonly CategoryField[];
  pictures: ProductPictures;
}

/** The form's current values; fields that it does not show have the values as loaded. */
function typedFields(product: OwnProduct | null, { texts, specified, fields, pictures }: Typed): EditFields {
  return {
    ...(product && fieldsOf(product)),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text ?? '')])),
    ...Object.fromEntries(fields.map(({ key }) => [specificationName(key), specified[key] ?? ''])),
    pictures: picturesText(pictures.ids, pictures.primary?.id),
  };
}

function startOf(product: OwnProduct | null, typed: object, onlyDraft: boolean): Record<string, string> {
  return { ...textsOf(product), ...typed, ...(onlyDraft && { isActive: 'false' }) };
}

interface Reloaded {
  seen: OwnProduct;
  now: OwnProduct;
  mine: EditFields;
}

/** Shows a product that was saved elsewhere, with the values typed here on top; returns its specifications. */
function showReloaded(form: Form, pictures: ProductPictures, { seen, now, mine }: Reloaded): Record<string, string> {
  const [base, theirs] = [fieldsOf(seen), fieldsOf(now)];
  const fields = saveTyped({ base, mine, theirs }, isSameField);
  for (const name of formNames(form.getValues())) form.setValue(name, fields[name] ?? '');
  if (mine.pictures === base.pictures) pictures.restart(now.images, now.primaryImage?.id ?? null);
  return specifiedOf(fields);
}

/** The names of the fields that the form has registered. */
const formNames = (values: FormInput) => Object.keys(values) as (keyof FormInput)[];

const specified = specificationName('');

function specifiedOf(fields: EditFields): Record<string, string> {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(specified));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(specified.length), value]));
}

/** Scrolls to the error when it appears. */
function Problem({ message }: { message: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <div ref={alert} className={message ? '' : 'hidden'}>
      <FormAlert message={message} />
    </div>
  );
}

type FormInput = CamelKeys<FormValues>;
type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** A new product always counts as changed; an existing one only if a field differs. */
function useIsChanged(
  form: Form,
  product: OwnProduct | null,
  specified: Readonly<Record<string, string>>,
  pictures: ProductPictures,
): boolean {
  const now: Record<string, unknown> = form.watch();
  if (!product) return true;
  const isOther = (then: Readonly<Record<string, string>>, since: Record<string, unknown>) =>
    Object.entries(then).some(([name, text]) => String(since[name] ?? text) !== text);
  const shown = product.images.map(({ id }) => id).join();
  return (
    isOther(textsOf(product), now) ||
    isOther(specifiedIn(product, {}), specified) ||
    Object.keys(specified).length > product.specifications.length ||
    pictures.ids.join() !== shown ||
    pictures.primary?.key !== product.primaryImage?.id
  );
}

function toChecked({ key, kind, ...field }: CategoryField) {
  return { ...field, id: key, type: typeNames[kind] };
}

const typeNames = { SELECT: 'select', NUMBER: 'number', TEXTAREA: 'textarea', DATE: 'date', TEXT: 'text' } as const;

function specifiedIn(product: OwnProduct | null, draft: Readonly<Record<string, string>>): Record<string, string> {
  try {
    const saved: unknown = JSON.parse(draft.specified ?? 'null');
    if (typeof saved === 'object' && saved !== null)
      return Object.fromEntries(Object.entries(saved).map(([key, value]) => [key, String(value)]));
  } catch {}
  return Object.fromEntries((product?.specifications ?? []).map(({ key, value }) => [key, value]));
}
