import type { ProductForm as FormValues } from '@besesaka/schema/catalog/inputs.ts';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import type { useInputForm } from '#platform/forms/use-input-form.ts';
import { textsOf } from './edit-fields.ts';
import type { OwnProduct } from './own-product-query.ts';
import type { ProductPictures } from './use-product-pictures.ts';

/**
 * Words and pictures, those in their order. Of a new product all is kept for a week, also which picture is the primary one; of
 * one that is changed only what is another now, over a reload.
 */
export function useProductDraft(personId: string, product: OwnProduct | null, pictures: ProductPictures) {
  const { tiles, primary, setPrimary, askAgain, uploader } = pictures;
  const name = product ? `product-${product.id}` : 'product';
  const draft = useFormDraft({ name, personId, pictures: { images: uploader }, inTab: product !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, with the pictures themselves.
  useEffect(() => {
    if (draft.texts.primary) setPrimary(Number(draft.texts.primary));
    if (draft.lost('images') > 0) askAgain(draft.lost('images'));
    // Whoever leaves a change for another page has given it up.
    return product ? draft.forget : undefined;
  }, []);
  const place = Math.max(0, primary ? tiles.indexOf(primary) : 0);
  // One that is ready to be looked at can be kept.
  const chosen = tiles.map(({ key, src }) => (src ? key : `${key}…`)).join();
  return { ...draft, pictures: { chosen, primary: String(place) } };
}

type Draft = ReturnType<typeof useProductDraft>;
type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** Whatever changes is kept at once: words, specifications and pictures. */
export function useKeptDraft(
  form: Form,
  { write, pictures: { chosen, primary } }: Draft,
  product: OwnProduct | null,
  specified: Readonly<Record<string, string>>,
) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is written down like another word.
  useEffect(() => {
    const keep = () => {
      const texts = Object.entries(form.getValues()).map(([name, text]) => [name, String(text ?? '')] as const);
      const now = { ...Object.fromEntries(texts), specified: JSON.stringify(specified), primary };
      write(product ? onlyChanged(now, product) : now);
    };
    if (!isFirst.current) keep();
    isFirst.current = false;
    const { unsubscribe } = form.watch((_values, { type }) => {
      if (type === 'change') keep();
    });
    return unsubscribe;
  }, [form, write, specified, chosen, primary]);
}

/** Its kept pictures come in the order that the service knows: the place of the primary one says nothing. */
function onlyChanged({ primary: _primary, ...now }: Record<string, string>, product: OwnProduct) {
  const specified = Object.fromEntries(product.specifications.map(({ key, value }) => [key, value]));
  const before: Record<string, string> = { ...textsOf(product), specified: JSON.stringify(specified) };
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== before[name]));
}
