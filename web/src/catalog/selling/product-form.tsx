import { type ProductForm as FormValues, productForm } from '@besesaka/schema/catalog/inputs.ts';
import { checkSpecifications } from '@besesaka/schema/catalog/specifications.ts';
import { useEffect, useRef, useState } from 'react';
import { FormAlert } from '#accounts/account-screen.tsx';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { Button } from '#ui/controls/button.tsx';
import type { OwnProduct } from './own-product-query.ts';
import { PictureTiles } from './picture-tiles.tsx';
import { type CategoryChoices, PriceFields, SearchFields, WordFields } from './product-fields.tsx';
import { type CategoryField, SpecificationFields, useCategoryFields } from './specification-fields.tsx';
import { type ProductPictures, useProductPictures } from './use-product-pictures.ts';
import { type SaveRefusal, useSaveProduct } from './use-save-product.ts';

interface Props {
  personId: string;
  /** The one that is edited; null for a new one. */
  product: OwnProduct | null;
  categories: CategoryChoices;
  onSaved: () => void;
  /** Somebody else edited it since it was read. */
  onStale: (refusal: SaveRefusal) => void;
}

export function ProductForm({ personId, product, categories, onSaved, onStale }: Props) {
  const pictures = useProductPictures(product?.images ?? [], product?.primaryImage?.id ?? null);
  const draft = useFormDraft({
    name: product ? null : 'product',
    personId,
    pictures: { images: pictures.uploader },
  });
  const start = { ...textsOf(product), ...draft.texts };
  const [specified, setSpecified] = useState(() => specifiedIn(product, draft.texts));
  const [isTried, setTried] = useState(false);
  const save = useSaveProduct(product);
  const { form, element, submit, failure, ready } = useInputForm<FormValues>(productForm, async (values) => {
    setTried(true);
    if (Object.keys(checked.faults).length > 0)
      return { message: Object.values(checked.faults)[0]?.[0] ?? '', fields: [] };
    const specifications = Object.entries(checked.values).map(([key, value]) => ({ key, value }));
    const refusal = await save(values, {
      imageIds: pictures.ids,
      primaryImageId: pictures.primary?.id ?? undefined,
      specifications,
    });
    if (refusal?.code === 'STALE') onStale(refusal);
    if (!refusal) {
      draft.forget();
      onSaved();
    }
    return refusal;
  });
  const loaded = useCategoryFields(String(form.watch('category') ?? start.category ?? ''));
  const checked = checkSpecifications(loaded.fields.map(toChecked), specified);
  useKeptDraft(form, draft.write, specified, pictures.ids.join());
  const isChanged = useIsChanged(form, product, specified, pictures);
  const fields = { start, register: form.register, errors: form.formState.errors };
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      <Problem message={failure} />
      <PictureTiles pictures={pictures} />
      <WordFields {...fields} categories={categories} />
      <PriceFields {...fields} />
      {form.watch('category') && (
        <SpecificationFields
          loaded={loaded}
          values={specified}
          faults={isTried ? checked.faults : {}}
          onChange={(key, value) => setSpecified({ ...specified, [key]: value })}
        />
      )}
      <SearchFields {...fields} />
      <Button
        type="submit"
        size="large"
        disabled={!ready || !isChanged || !pictures.areReady || !loaded.isLoaded}
        busy={form.formState.isSubmitting}
        className="self-start"
      >
        {product ? 'Save changes' : 'Create product'}
      </Button>
    </form>
  );
}

/** The page comes to it. */
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

type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** Whatever changes is kept at once: words, specifications and pictures. */
function useKeptDraft(
  form: Form,
  write: (texts: Record<string, string>) => void,
  specified: Readonly<Record<string, string>>,
  pictureIds: string,
) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is written down like another word.
  useEffect(() => {
    const keep = () => {
      const texts = Object.entries(form.getValues()).map(([name, text]) => [name, String(text ?? '')]);
      write({ ...Object.fromEntries(texts), specified: JSON.stringify(specified) });
    };
    if (!isFirst.current) keep();
    isFirst.current = false;
    const { unsubscribe } = form.watch((_values, { type }) => {
      if (type === 'change') keep();
    });
    return unsubscribe;
  }, [form, write, specified, pictureIds]);
}

/** Of a new product all is new; of another what is not as it was. */
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

function textsOf(product: OwnProduct | null): Record<string, string> {
  if (!product) return { isActive: 'true', category: '' };
  return {
    name: product.name,
    category: product.category.slug,
    description: product.description,
    price: product.price.amount,
    compareAtPrice: product.compareAtPrice?.amount ?? '',
    stockQuantity: String(product.stockQuantity),
    isActive: String(product.isActive),
    metaTitle: product.metaTitle,
    metaDescription: product.metaDescription,
  };
}

function specifiedIn(product: OwnProduct | null, draft: Readonly<Record<string, string>>): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(draft.specified ?? 'null');
    if (typeof kept === 'object' && kept !== null)
      return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, String(value)]));
  } catch {}
  return Object.fromEntries((product?.specifications ?? []).map(({ key, value }) => [key, value]));
}
