import { useMutation } from '@apollo/client/react';
import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { outcomeOf, type Payload, type Sent } from '#platform/network/failure.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { walletText } from './wallet-words.ts';

const SubmitCodeMutation = graphql(`
  mutation SubmitPaymentCode($input: SubmitPaymentCodeInput!) {
    result: submitPaymentCode(input: $input) {
      errors { ...Failure }
    }
  }
`);

const CancelMutation = graphql(`
  mutation CancelPayment($input: CancelPaymentInput!) {
    result: cancelPayment(input: $input) {
      errors { ...Failure }
    }
  }
`);

const CheckMutation = graphql(`
  mutation CheckPrompt($input: VerifyPaymentInput!) {
    result: verifyPayment(input: $input) {
      errors { ...Failure }
    }
  }
`);

type Prompt = NonNullable<NonNullable<OrderPayment_MoneyFragment['payment']>['prompt']>;

interface Props {
  reference: string;
  prompt: Prompt;
  /** Reads the money again: the event may have been missed. */
  onChanged: () => void;
}

const second = () => 1_000;

/** A prompt that waits on the buyer's phone. The page asks about it from time to time, because a webhook may be lost. */
export function OpenPrompt({ reference, prompt, onChanged }: Props) {
  const [check] = useMutation(CheckMutation, { fetchPolicy: 'no-cache' });
  const [cancel, cancelling] = useMutation(CancelMutation, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState('');
  const now = useNow(second);
  const left = Math.max(0, Math.ceil((Date.parse(prompt.expiresAt) - now) / 1000));

  async function act<Result extends Payload>(sent: Sent<Result>) {
    const outcome = await outcomeOf(sent);
    setFailure('failure' in outcome ? outcome.failure.message : '');
    onChanged();
  }
  const variables = { input: { reference } };
  const ask = useEffectEvent(() => void outcomeOf(check({ variables })).then(onChanged));
  useEffect(() => {
    const timer = setInterval(() => ask(), limits.promptPauseMs);
    return () => clearInterval(timer);
  }, []);
  useAskAgain(true, ask);

  const wallet = walletText(prompt);
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-pretty">
        <strong className="block">
          {prompt.step === 'CODE' ? 'Enter the code from your network' : 'Confirm on your phone'}
        </strong>
        {prompt.text ?? `We asked ${wallet}. Enter your PIN there.`}
      </p>
      <p className="text-muted text-sm tabular-nums">
        {wallet} · {left > 0 ? `${left} seconds left` : 'We check whether it was paid.'}
      </p>
      {prompt.step === 'CODE' && <CodeForm reference={reference} onChanged={onChanged} />}
      <p role="alert" className="text-clay text-sm empty:hidden">
        {failure}
      </p>
      <Button tone="secondary" busy={cancelling.loading} onClick={() => void act(cancel({ variables }))}>
        Cancel payment
      </Button>
    </div>
  );
}

function CodeForm({ reference, onChanged }: Pick<Props, 'reference' | 'onChanged'>) {
  const [submit, { loading }] = useMutation(SubmitCodeMutation, { fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState('');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get('code') ?? '');
        const outcome = await outcomeOf(submit({ variables: { input: { reference, code } } }));
        setFailure('failure' in outcome ? outcome.failure.message : '');
        onChanged();
      }}
    >
      <Field label="Code" error={failure || undefined}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
      </Field>
      <Button type="submit" tone="primary" busy={loading}>
        Send code
      </Button>
    </form>
  );
}
