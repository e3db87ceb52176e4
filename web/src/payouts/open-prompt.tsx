import { codeInput } from '@besesaka/schema/payments/inputs.ts';
import { paymentLimits as limits } from '@besesaka/schema/payments/limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { useInputForm } from '#platform/forms/use-input-form.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { SubmitButton } from '#ui/controls/submit-button.tsx';
import { InputForm } from '#ui/forms/input-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useSend } from '#ui/forms/use-send.ts';
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
  const check = useSend(CheckMutation);
  const cancel = useSend(CancelMutation);
  const [failure, setFailure] = useState('');
  const now = useNow(second);
  const left = Math.max(0, Math.ceil((Date.parse(prompt.expiresAt) - now) / 1000));

  const variables = { input: { reference } };
  async function stop() {
    setFailure((await cancel.send(variables))?.message ?? '');
    onChanged();
  }
  const checkPrompt = useEffectEvent(() => void check.send(variables).then(onChanged));
  useEffect(() => {
    const timer = setInterval(() => checkPrompt(), limits.promptPauseMs);
    return () => clearInterval(timer);
  }, []);
  useAskAgain(true, checkPrompt);

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
      <Button tone="secondary" busy={cancel.busy} onClick={() => void stop()}>
        Cancel payment
      </Button>
    </div>
  );
}

function CodeForm({ reference, onChanged }: Pick<Props, 'reference' | 'onChanged'>) {
  const { send } = useSend(SubmitCodeMutation);
  const form = useInputForm(codeInput, { draft: { none: 'a code that is valid for minutes' } }, async ({ code }) => {
    const failure = await send({ input: { reference, code } });
    onChanged();
    return failure;
  });
  return (
    <InputForm of={form} className="gap-3">
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      <SubmitButton>Send code</SubmitButton>
    </InputForm>
  );
}
