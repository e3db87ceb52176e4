import { cedi, parseMoney, withoutSign } from '@besesaka/schema/kernel/money.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { offerTexts as texts } from '@besesaka/schema/orders/offers/texts.ts';
import { useState } from 'react';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';

interface Start {
  price: string;
  quantity: number;
  /** The price to stay below, if it is known. */
  below?: string;
  /** The number of pieces in stock, if it is known. */
  stock?: number;
}

/** A price per piece and a number of pieces, checked as the service does. */
export function usePriceFields({ price: first, quantity: pieces, below, stock = orderLimits.quantityMax }: Start) {
  const [price, setPrice] = useState(first);
  const [quantity, setQuantity] = useState(String(pieces));
  const pesewas = parseMoney(withoutSign(price)) ?? 0;
  const count = /^\d{1,5}$/.test(quantity.trim()) ? Number(quantity) : 0;
  const isTooHigh = below !== undefined && pesewas >= (parseMoney(below) ?? 0);
  const faults = {
    price: priceFault(price, pesewas, isTooHigh ? below : undefined),
    quantity: count >= 1 && count <= stock ? undefined : `Enter a number from 1 to ${stock}.`,
  };
  return {
    price,
    setPrice,
    quantity,
    setQuantity,
    faults,
    values: { price: withoutSign(price), quantity: count },
    missing: [...(faults.price === undefined ? [] : ['price']), ...(faults.quantity ? ['quantity'] : [])],
    isChanged: pesewas !== parseMoney(first) || count !== pieces,
    total: pesewas * count,
  };
}

/** An empty field is incomplete rather than wrong. */
function priceFault(typed: string, pesewas: number, below: string | undefined): string | undefined {
  if (typed.trim() === '') return '';
  if (pesewas <= 0) return texts.priceInvalid;
  return below === undefined ? undefined : texts.priceNotLower(cedi(below));
}

export function PriceFields({ fields, hint }: { fields: ReturnType<typeof usePriceFields>; hint?: string }) {
  const { price, setPrice, quantity, setQuantity, faults, total, missing } = fields;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Price per piece (₵)" hint={hint} error={faults.price}>
          <Input name="price" inputMode="decimal" value={price} onChange={({ target }) => setPrice(target.value)} />
        </Field>
        <Field label="Pieces" error={faults.quantity}>
          <Input
            name="quantity"
            inputMode="numeric"
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
          />
        </Field>
      </div>
      {missing.length === 0 && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">Total</span>
          <output className="price">{cedi(total)}</output>
        </p>
      )}
    </>
  );
}
