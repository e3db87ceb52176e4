import { useQuery } from '@apollo/client/react';
import { deletionReason, deletionWord } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { texts as shared } from '@besesaka/schema/kernel/texts.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { identityChanged, leaveBy } from '#accounts/identity.ts';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { DeletionReason } from '#gql/graphql.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormAlert } from '#ui/controls/form-alert.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { useToast } from '#ui/toasts/toast.tsx';

const DeletionDocument = graphql(`
  query Deletion {
    viewer {
      deletion {
        openOrderIds
        openMoney
        graceDays
      }
    }
  }
`);

const DeleteAccountMutation = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    result: deleteAccount(input: $input) {
      errors {
        ...Failure
      }
    }
  }
`);

/** The user types the word and gives a reason. Unfinished orders block the deletion and are listed. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(DeletionDocument, { fetchPolicy: 'network-only' });
  const openOrders = data?.viewer?.deletion?.openOrderIds ?? [];
  const openMoney = data?.viewer?.deletion?.openMoney ?? [];
  const toast = useToast();
  const [word, setWord] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { send, busy, dialog } = useDeleteAccount();

  const submit = async () => {
    if (word !== deletionWord) return toast.error({ title: texts.deletionWordTitle, text: texts.deletionWordMissing });
    if (reason === '') return toast.error({ title: texts.deletionReasonTitle, text: texts.deletionReasonMissing });
    setFailure(null);
    setFailure((await send({ input: { reason: reasonOf(reason) } }))?.message ?? null);
  };
  return (
    <FormDialog
      draft={{ none: 'a word that confirms must be typed again' }}
      title="Delete your account?"
      text="We log you out everywhere and hide your profile and shop immediately. After 30 days, everything that identifies you is permanently deleted. Until then, you can log in to restore it all."
      submit="Delete Account"
      tone="danger"
      busy={busy}
      blocked={(openOrders.length > 0 && 'You have open orders.') || (openMoney[0] ?? false)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FormAlert message={failure} />
      {openOrders.length > 0 && <OpenOrders ids={openOrders} />}
      {openMoney.map((text) => (
        <p key={text} role="status" className="break-words rounded-md bg-gold-tint px-4 py-3 text-sm">
          {text}
        </p>
      ))}
      <Field label="Reason">
        <Select required value={reason} onChange={(event) => setReason(event.target.value)}>
          <option value="">Select a reason</option>
          {deletionReason.values.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </Select>
      </Field>
      <Field label="Type DELETE to confirm">
        <Input
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
      {dialog}
    </FormDialog>
  );
}

function OpenOrders({ ids }: { ids: readonly string[] }) {
  return (
    <div role="status" className="rounded-md bg-gold-tint px-4 py-3 text-sm">
      <p className="font-semibold">Please finish or cancel your open orders first:</p>
      <ul className="flex flex-wrap gap-x-4">
        {ids.map((id) => (
          <li key={id}>
            <Link
              to={`/dashboard/orders/${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useDeleteAccount() {
  const toast = useToast();
  const navigate = useNavigate();
  const { withPassword, dialog } = useFreshPassword();
  const { send, busy } = useSend(DeleteAccountMutation, {
    failed: texts.deletionFailed,
    offline: shared.somethingWrong,
    by: (sending) => withPassword(() => leaveBy(sending)),
    done: () => {
      toast.success({ title: texts.accountDeletedTitle, text: texts.accountDeleted });
      navigate('/login', { replace: true });
      identityChanged();
    },
  });
  return { send, busy, dialog };
}

/** GraphQL's enumeration is generated from the same list. */
function reasonOf(text: string): DeletionReason {
  return enumName(text) as DeletionReason;
}
