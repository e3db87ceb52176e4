import type { ProductForm as FormValues } from '@besesaka/schema/catalog/inputs.ts';
import { useEffect, useRef } from 'react';
import { useFormDraft } from '#accounts/use-form-draft.ts';
import type { useInputForm } from '#platform/forms/use-input-form.ts';
import { textsOf } from './edit-fields.ts';
import type { OwnProduct } from './own-product-query.ts';
import type { ProductPictures } from './use-product-pictures.ts';

/**
 * Saves text and pictures in their order. A new product's draft lasts for a week and includes the primary picture. For
 * an existing product only the changes are saved, and only across a reload.
 */
export function useProductDraft(personId: string, product: OwnProduct | null, pictures: ProductPictures) {
  const { tiles, primary, setPrimary, askAgain, uploader } = pictures;
  const name = product ? `product-${product.id}` : 'product';
  const draft = useFormDraft({ name, personId, pictures: { images: uploader }, inTab: product !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, together with its pictures.
  useEffect(() => {
    if (draft.texts.primary) setPrimary(Number(draft.texts.primary));
    if (draft.lost('images') > 0) askAgain(draft.lost('images'));
    // Leaving an edit for another page discards it.
    return product ? draft.forget : undefined;
  }, []);
  const place = Math.max(0, primary ? tiles.indexOf(primary) : 0);
  // Only a picture that is ready to display can be saved.
  const chosen = tiles.map(({ key, src }) => (src ? key : `${key}…`)).join();
  return { ...draft, pictures: { chosen, primary: String(place) } };
}

type Draft = ReturnType<typeof useProductDraft>;
type Form = ReturnType<typeof useInputForm<FormValues>>['form'];

/** Saves every change at once: text, specifications and pictures. */
export function useAutosavedDraft(
  form: Form,
  { write, pictures: { chosen, primary } }: Draft,
  product: OwnProduct | null,
  specified: Readonly<Record<string, string>>,
) {
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed picture is saved like changed text.
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

/**
 * Drops the primary picture's position: an existing product's pictures return in the server's order, so it means
 * nothing.
 */
function onlyChanged({ primary: _primary, ...now }: Record<string, string>, product: OwnProduct) {
  const specified = Object.fromEntries(product.specifications.map(({ key, value }) => [key, value]));
  const before: Record<string, string> = { ...textsOf(product), specified: JSON.stringify(specified) };
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== before[name]));
}
