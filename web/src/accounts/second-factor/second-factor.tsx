import { useQuery } from '@apollo/client/react';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { CodeForm } from './code-form.tsx';
import { inFours, RecoveryCodes } from './recovery-codes.tsx';

const SecondFactorDocument = graphql(`
  query SecondFactor {
    viewer {
      hasSecondFactor
    }
  }
`);

const BeginSecondFactorMutation = graphql(`
  mutation BeginSecondFactor {
    result: beginSecondFactor {
      secret
      address
      errors {
        ...Failure
      }
    }
  }
`);

const ConfirmSecondFactorMutation = graphql(`
  mutation ConfirmSecondFactor($input: SecondFactorCodeInput!) {
    result: confirmSecondFactor(input: $input) {
      recoveryCodes
      errors {
        ...Failure
      }
    }
  }
`);

const RemoveSecondFactorMutation = graphql(`
  mutation RemoveSecondFactor($input: SecondFactorCodeInput!) {
    result: removeSecondFactor(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

interface Key {
  secret: string;
  address: string;
}

/** Sets up an authenticator: its key, a first code, then the recovery codes. Secrets are shown once and never stored here. */
export function SecondFactor({ onSaved }: { onSaved?: () => void }) {
  const query = useQuery(SecondFactorDocument, { fetchPolicy: 'network-only' });
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const turnedOn = (recoveryCodes: readonly string[]) => {
    setKey(null);
    setCodes(recoveryCodes);
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={onSaved ?? (() => setCodes(null))} />;
  if (key) return <Confirm secondFactorKey={key} onOn={turnedOn} />;
  return (
    <Loaded
      query={query}
      data={query.data?.viewer?.hasSecondFactor}
      skeleton={<Skeleton className="h-24 w-full" />}
      failed={texts.somethingWrong}
    >
      {(isOn) => (isOn ? <TurnOff /> : <TurnOn onStarted={setKey} />)}
    </Loaded>
  );
}

const failed = { failed: texts.secondFactorFailed, offline: kernelTexts.somethingWrong };
const refetchQueries = [SecondFactorDocument];

function TurnOn({ onStarted }: { onStarted: (key: Key) => void }) {
  const { withPassword, dialog } = useFreshPassword();
  const { press, busy } = useSend(BeginSecondFactorMutation, {
    ...failed,
    needs: ['secret', 'address'],
    by: withPassword,
    done: onStarted,
  });
  return (
    <>
      <p className="text-muted">
        With this on, a login needs your password and a code from an authenticator app on your phone. Someone who learns
        only the password stays out. Changes to money and staff need it.
      </p>
      <Button busy={busy} onClick={() => press({})} className="self-start">
        Turn on
      </Button>
      {dialog}
    </>
  );
}

function Confirm({ secondFactorKey: { secret, address }, onOn }: ConfirmProps) {
  const { send } = useSend(ConfirmSecondFactorMutation, {
    ...failed,
    refetchQueries,
    needs: ['recoveryCodes'],
    done: ({ recoveryCodes }) => onOn(recoveryCodes),
  });
  return (
    <>
      <p>
        Add this key to your authenticator app, or{' '}
        <a href={address} className="link font-semibold">
          open it in an app on this device
        </a>
        . Then enter the code that the app shows.
      </p>
      <p className="break-words rounded-md bg-sunken px-4 py-3 font-mono text-lg">{inFours(secret)}</p>
      <CodeForm submit="Confirm" onCode={(code) => send({ input: { code } })} />
    </>
  );
}

interface ConfirmProps {
  secondFactorKey: Key;
  onOn: (recoveryCodes: readonly string[]) => void;
}

function TurnOff() {
  const { withPassword, dialog } = useFreshPassword();
  const toast = useToast();
  const { send } = useSend(RemoveSecondFactorMutation, {
    ...failed,
    refetchQueries,
    by: withPassword,
    done: () => toast.success(texts.secondFactorOff),
  });
  return (
    <>
      <p>A login to your account needs a code from your app. To turn that off, enter a code or a recovery code.</p>
      <CodeForm submit="Turn off" onCode={(code) => send({ input: { code } })} />
      {dialog}
    </>
  );
}
