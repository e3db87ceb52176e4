import { cedi } from '@besesaka/schema/kernel/money.ts';
import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { Button, buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { type PaidItem, triedAgain, usePaymentResult } from './use-payment-result.ts';

interface Props {
  reference: string;
  places: (payment: PaidItem) => Places | null;
}

/** The links that the result offers. */
export interface Places {
  /** Shows the purchase. With `goesOn` it opens by itself, because that screen has the details. */
  paid: { to: string; label: string; goesOn?: boolean };
  /** Leads back to where the payment was started. */
  begun: { to: string; label: string };
}

/** The result of a payment, shown to a user who returns from the provider's page. */
export function PaymentResult({ reference, places }: Props) {
  const { result, retry } = usePaymentResult(reference);
  if (result.kind === 'asking') return <Asking />;
  if (result.kind === 'waiting') return <Waiting payment={result.payment} onOver={retry} />;
  const ways = result.payment && places(result.payment);
  if (result.kind === 'failed')
    return (
      <Failed
        reference={reference}
        payment={result.payment}
        begun={ways?.begun}
        message={result.message}
        isKnown={result.isKnown}
        onRetry={retry}
      />
    );
  if (ways?.paid.goesOn) return <Navigate to={ways.paid.to} replace />;
  return <Paid payment={result.payment} next={ways?.paid} message={result.message} />;
}

function Frame({ children }: { children: ReactNode }) {
  return <Card className="mx-auto flex w-full max-w-lg flex-col items-start gap-4 p-6 sm:p-8">{children}</Card>;
}

function Asking() {
  return (
    <Frame>
      <h1 tabIndex={-1} className="text-2xl">
        Verifying your payment
      </h1>
      <p role="status" className="text-muted">
        We ask the payment provider. Please keep this page open.
      </p>
      <Skeleton className="h-20 w-full rounded-lg" />
      <Skeleton className="h-11 w-full rounded-full" />
    </Frame>
  );
}

function Waiting({ payment, onOver }: { payment: PaidItem; onOver: () => void }) {
  const left = useCountdown(limits.waitMs, onOver);
  return (
    <Frame>
      <Hourglass aria-hidden="true" className="size-10 text-brand" />
      <h1 tabIndex={-1} className="text-2xl">
        Confirm on your phone
      </h1>
      <p role="status">
        The prompt for {cedi(payment.amount.amount)} was sent. Enter your PIN there; this page goes on by itself.
      </p>
      <p className="text-muted tabular-nums" aria-hidden="true">
        Waiting {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
      </p>
      <Facts payment={payment} status="Waiting" />
      <Button tone="secondary" onClick={onOver}>
        Check now
      </Button>
    </Frame>
  );
}

/** The seconds left to wait. At the end the page checks once more, in case the live event was lost. */
function useCountdown(ms: number, onOver: () => void): number {
  const [left, setLeft] = useState(Math.round(ms / 1000));
  useEffect(() => {
    if (left === 0) return onOver();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onOver]);
  return left;
}

interface PaidProps {
  payment: PaidItem;
  next: Places['paid'] | undefined;
  message: string | undefined;
}

function Paid({ payment, next, message = texts.verified }: PaidProps) {
  return (
    <Frame>
      <CircleCheck aria-hidden="true" className="size-10 text-brand" />
      <h1 tabIndex={-1} className="text-2xl">
        Payment successful
      </h1>
      <p role="status">{message}</p>
      <Facts payment={payment} status="Verified" />
      <div className="flex w-full flex-col gap-3">
        {next && (
          <Link data-shows to={next.to} className={buttonStyle({ wide: true })}>
            {next.label}
          </Link>
        )}
        {payment.receiptNumber !== null && (
          <Link
            data-shows
            to={`/payments/receipts/${payment.receiptNumber}`}
            className={buttonStyle({ tone: 'secondary', wide: true })}
          >
            Receipt {payment.receiptNumber}
          </Link>
        )}
        <Ways />
      </div>
    </Frame>
  );
}

interface FailedProps {
  reference: string;
  payment: PaidItem | null;
  begun: Places['begun'] | undefined;
  message: string;
  isKnown: boolean;
  onRetry: () => void;
}

/** Offers one next step: pay again if that is possible, otherwise go back or check once more. */
function Failed({ reference, payment, begun, message, isKnown, onRetry }: FailedProps) {
  const isHeld = payment?.state === 'HELD';
  return (
    <Frame>
      <CircleX aria-hidden="true" className="size-10 text-clay" />
      <h1 tabIndex={-1} className="text-2xl">
        {isHeld ? 'Payment under review' : 'Payment not verified'}
      </h1>
      <p role="alert">{message}</p>
      {payment && <Facts payment={payment} status={isHeld ? 'Under review' : 'Not paid'} />}
      <div className="flex w-full flex-col gap-3">
        {payment?.url && (
          <a
            href={payment.url}
            className={buttonStyle({ wide: true })}
            onClick={() => payment.state === 'FAILED' && triedAgain().write({ reference })}
          >
            Pay {cedi(payment.amount.amount)} again
          </a>
        )}
        {!isKnown && (
          <Button wide onClick={onRetry}>
            Try Again
          </Button>
        )}
        {isKnown && begun && !payment?.url && (
          <Link to={begun.to} className={buttonStyle({ wide: true })}>
            {begun.label}
          </Link>
        )}
        <Ways begun={payment?.url || !isKnown ? begun : undefined} />
      </div>
      <p className="text-muted text-sm">
        Is something wrong?{' '}
        <Link to="/contact" className="text-brand underline">
          Contact support
        </Link>{' '}
        with the reference <span className="break-all">{reference || 'of your payment'}</span>.
      </p>
    </Frame>
  );
}

function Facts({ payment, status }: { payment: PaidItem; status: string }) {
  return (
    <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-lg bg-sunken p-4 text-sm">
      <dt className="text-muted">For</dt>
      <dd>{payment.description}</dd>
      <dt className="text-muted">Amount</dt>
      <dd className="font-bold tabular-nums">{cedi(payment.amount.amount)}</dd>
      <dt className="text-muted">Status</dt>
      <dd>{status}</dd>
      <dt className="text-muted">Reference</dt>
      <dd className="break-all">{payment.reference}</dd>
    </dl>
  );
}

function Ways({ begun }: { begun?: Places['begun'] | undefined }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-6 gap-y-1">
      {begun && (
        <Link to={begun.to} className="flex min-h-11 items-center text-brand underline">
          {begun.label}
        </Link>
      )}
      <Link to="/dashboard" className="flex min-h-11 items-center text-brand underline">
        Go to Dashboard
      </Link>
      <Link to="/" className="flex min-h-11 items-center text-brand underline">
        Return to Homepage
      </Link>
    </div>
  );
}
