import type { ProductForm as FormValues } from '@besesaka/schema/catalog/inputs.ts';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import type { useInputForm } from '#platform/forms/use-input-form.ts';
import type { OwnProduct } from './own-product-query.ts';
import type { ProductPictures } from './use-product-pictures.ts';

type Write = (texts: Record<string, string>) => void;

/** Of a new product: its words, its pictures in their order, and which of them is the primary one. */
export function useProductDraft(personId: string, product: OwnProduct | null, pictures: ProductPictures) {
  const { tiles, primary, ids, setPrimary, uploader } = pictures;
  const draft = useFormDraft({ name: product ? null : 'product', personId, pictures: { images: uploader } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, with the pictures themselves.
  useEffect(() => {
    if (draft.texts.primary) setPrimary(Number(draft.texts.primary));
  }, []);
  const place = Math.max(0, primary ? tiles.indexOf(primary) : 0);
  return { ...draft, pictures: { ids: ids.join(), primary: String(place) } };
}

type Pictures = ReturnType<typeof useProductDraft>['pictures'];
type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** Whatever changes is kept at once: words, specifications and pictures. */
export function useKeptDraft(
  form: Form,
  write: Write,
  specified: Readonly<Record<string, string>>,
  { ids, primary }: Pictures,
) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is written down like another word.
  useEffect(() => {
    const keep = () => {
      const texts = Object.entries(form.getValues()).map(([name, text]) => [name, String(text ?? '')]);
      write({ ...Object.fromEntries(texts), specified: JSON.stringify(specified), primary });
    };
    if (!isFirst.current) keep();
    isFirst.current = false;
    const { unsubscribe } = form.watch((_values, { type }) => {
      if (type === 'change') keep();
    });
    return unsubscribe;
  }, [form, write, specified, ids, primary]);
}
