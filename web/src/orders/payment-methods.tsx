import type { PaymentMethod } from '#gql/graphql.ts';
import { paymentWords } from './order-words.ts';

const methods: readonly PaymentMethod[] = ['CASH_ON_DELIVERY', 'MOBILE_MONEY', 'OTHER'];

interface PaymentMethodsProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

export function PaymentMethods({ value, onChange }: PaymentMethodsProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">Way of paying</legend>
      {methods.map((method) => (
        <label key={method} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="payment-method"
            className="size-5 accent-brand"
            checked={value === method}
            onChange={() => onChange(method)}
          />
          {paymentWords[method]}
        </label>
      ))}
    </fieldset>
  );
}
