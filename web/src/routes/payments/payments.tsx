import { useParams } from 'react-router';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { PaymentCallbackScreen } from './callback.tsx';
import { ReceiptScreen } from './receipt.tsx';

/** One route for both, as every visitor's script names each. */
export function PaymentsScreen() {
  const path = useParams()['*'] ?? '';
  const number = /^receipts\/(\d{1,9})\/?$/.exec(path)?.[1];
  if (number) return <ReceiptScreen number={Number(number)} />;
  return /^callback\/?$/.test(path) ? <PaymentCallbackScreen /> : <NotFoundScreen />;
}
