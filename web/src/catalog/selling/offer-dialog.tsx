import { productForm } from '@besesaka/schema/catalog/inputs.ts';
import { cedi, parseMoney } from '@besesaka/schema/kernel/money.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { BothSides } from '#ui/dialogs/both-sides.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { type Offer, type SeenOffer, useChangeOffer } from './use-change-offer.ts';

const { price: priceRule, stock_quantity: stockRule } = productForm.shape;

interface Props {
  product: { slug: string; name: string };
  start: SeenOffer;
  /** The old price, which must stay above the price. Only the product's form changes it. */
  compareAt: string | null;
  onClose: () => void;
}

/**
 * Edits price and stock over the list. If another save changed the price first, it shows both versions before it
 * overwrites anything.
 */
export function OfferDialog(props: Props) {
  const { product, onClose } = props;
  const { seen, price, setPrice, stock, setStock, isAboveOld, faults, isOther, isContested, problem, busy, send } =
    useOffer(props);
  return (
    <FormDialog
      draft={{ none: 'two numbers of a list' }}
      title={isContested ? 'Changed by another save' : 'Price and stock'}
      text={isContested ? `${product.name} has changed since you opened it. Save your values anyway?` : product.name}
      submit={isContested ? 'Save mine' : 'Save'}
      leave={isContested ? 'Keep the current values' : undefined}
      busy={busy}
      missing={[...(faults.price ? ['price'] : []), ...(faults.stock ? ['stock'] : [])]}
      isUnchanged={!isContested && !isOther}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {isContested && <BothSides fields={sidesOf(seen, { price, stockQuantity: Number(stock) })} />}
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Price (₵)" error={faults.price}>
          <Input name="price" inputMode="decimal" value={price} onChange={({ target }) => setPrice(target.value)} />
        </Field>
        <Field label="Stock" error={faults.stock}>
          <Input name="stock" inputMode="numeric" value={stock} onChange={({ target }) => setStock(target.value)} />
        </Field>
      </div>
      {isAboveOld && (
        <Link to={`/dashboard/shop/products/${product.slug}/edit`} className="text-brand text-sm underline">
          Change the old price on the Edit page
        </Link>
      )}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </FormDialog>
  );
}

function useOffer({ product, start, compareAt, onClose }: Props) {
  const change = useChangeOffer();
  const toast = useToast();
  // The values to compare against: those first seen, or those of a save in the meantime.
  const [seen, setSeen] = useState(start);
  const [price, setPrice] = useState(start.price);
  const [stock, setStock] = useState(String(start.stockQuantity));
  const [problem, setProblem] = useState('');
  const [isContested, setContested] = useState(false);
  const [busy, setBusy] = useState(false);
  const checked = { price: priceRule.safeParse(price), stock: stockRule.safeParse(stock) };
  const isAboveOld = compareAt !== null && (parseMoney(price) ?? 0) >= (parseMoney(compareAt) ?? 0);
  const tooHigh = isAboveOld ? `The price must be below the old price, ${cedi(compareAt)}` : undefined;
  const faults = {
    price: faultOf(checked.price.error) ?? tooHigh,
    stock: stock === '' ? ' ' : faultOf(checked.stock.error),
  };
  const isOther = price !== start.price || stock !== String(start.stockQuantity);

  async function send() {
    if (!checked.price.data || checked.stock.data === undefined) return;
    setBusy(true);
    setProblem('');
    const edited = { price: checked.price.data, stockQuantity: checked.stock.data };
    const outcome = await change(product.slug, seen, edited);
    setBusy(false);
    if (outcome.kind === 'contested') {
      // The difference stays as it was typed.
      setStock(String(Math.max(0, checked.stock.data + outcome.now.stockQuantity - seen.stockQuantity)));
      setSeen(outcome.now);
      return setContested(true);
    }
    if (outcome.kind === 'refused') return setProblem(outcome.text);
    toast.success('Product updated');
    onClose();
  }
  const typed = { price, setPrice, stock, setStock, isAboveOld, faults, isOther };
  return { ...typed, seen, isContested, problem, busy, send };
}

const faultOf = (error: { issues: { message: string }[] } | undefined) => error?.issues[0]?.message;

function sidesOf(now: Offer, mine: Offer) {
  const price = (offer: Offer) => cedi(parseMoney(offer.price) ?? 0);
  return [
    { name: 'price', label: 'Price', now: price(now), mine: price(mine) },
    { name: 'stock', label: 'Stock', now: now.stockQuantity, mine: mine.stockQuantity },
  ].filter((side) => side.now !== side.mine);
}
