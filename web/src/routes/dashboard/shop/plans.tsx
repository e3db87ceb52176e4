import { useParams } from 'react-router';
import { NotFoundScreen } from '#routes/not-found.tsx';
import { PlanPaymentScreen } from './plan-payment.tsx';
import { SubscriptionsScreen } from './subscriptions.tsx';

/** One route for both, as every visitor's script names each. */
export function PlansScreen() {
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  if (path === 'payment') return <PlanPaymentScreen />;
  return path === '' ? <SubscriptionsScreen /> : <NotFoundScreen />;
}
