import { useQuery } from '@apollo/client/react';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { AllChoices_ChoicesFragment, ChangeNotificationChoiceInput, NotificationKind } from '#gql/graphql.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { AllChoicesFragment } from './choices.ts';

const NotificationChoicesDocument = graphql(`
  query NotificationChoices {
    inboxSeq
    viewer {
      notificationChoices {
        ...AllChoices_choices
      }
    }
  }
`);

const ChangeNotificationChoiceMutation = graphql(`
  mutation ChangeNotificationChoice($input: ChangeNotificationChoiceInput!) {
    result: changeNotificationChoice(input: $input) {
      notificationChoices {
        ...AllChoices_choices
      }
      errors {
        ...Failure
      }
    }
  }
`);

type Choice = AllChoices_ChoicesFragment['all'][number];

const rows: readonly { kind: NotificationKind; label: string; forSellers?: true }[] = [
  { kind: 'ORDER', label: 'Orders' },
  { kind: 'MESSAGE', label: 'Messages' },
  { kind: 'REVIEW', label: 'Reviews and replies' },
  { kind: 'WISHLIST', label: 'Wishlist' },
  { kind: 'VERIFICATION', label: 'Shop verification', forSellers: true },
  { kind: 'PLAN', label: 'Your plan', forSellers: true },
  { kind: 'CAMPAIGN', label: 'Campaigns', forSellers: true },
  { kind: 'PAYMENT', label: 'Payments', forSellers: true },
  { kind: 'SYSTEM', label: 'Account and safety' },
];

const channels = [
  { channel: 'SCREEN', label: 'In app' },
  { channel: 'MAIL', label: 'Email' },
  { channel: 'BROWSER', label: 'Push' },
] as const;

/** The notifications that a user gets, by kind and channel. A box changes once the change is saved. */
export function NotificationChoices({ isSeller }: { isSeller: boolean }) {
  const { query, choices, change } = useNotificationChoices();
  return (
    <Loaded
      query={query}
      data={choices}
      skeleton={<Skeleton className="h-96 w-full" />}
      failed="Failed to load your choices."
    >
      {({ all }) => <ChoiceTable choices={all} isSeller={isSeller} onChange={change} />}
    </Loaded>
  );
}

interface ChoiceTableProps {
  choices: readonly Choice[];
  isSeller: boolean;
  onChange: (input: ChangeNotificationChoiceInput) => void;
}

function ChoiceTable({ choices, isSeller, onChange }: ChoiceTableProps) {
  const isOnScreen = (kind: NotificationKind) =>
    choices.some((one) => one.kind === kind && one.channel === 'SCREEN' && one.isOn);
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">Notifications</caption>
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className="w-full pb-1 text-start font-normal">
              About
            </th>
            {channels.map(({ channel, label }) => (
              <th key={channel} scope="col" className="min-w-14 whitespace-nowrap px-1 pb-1 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows
            .filter(({ forSellers }) => isSeller || !forSellers)
            .map(({ kind, label }) => (
              <tr key={kind}>
                <th scope="row" className="py-1 text-start font-medium">
                  {label}
                </th>
                {channels.map(({ channel, label: channelLabel }) => (
                  <td key={channel}>
                    <ChoiceBox
                      choice={choices.find((one) => one.kind === kind && one.channel === channel)}
                      label={`${label}: ${channelLabel}`}
                      disabled={channel === 'BROWSER' && !isOnScreen(kind)}
                      onChange={onChange}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">
        Account and safety alerts are always on: a changed password, a deleted or suspended account, and our decisions
        on reports. Push works once “Notify me in this browser” is on, for notifications that are also on in the app.
      </p>
    </>
  );
}

interface ChoiceBoxProps {
  /** Undefined if this kind is not available on this channel. */
  choice: Choice | undefined;
  label: string;
  disabled: boolean;
  onChange: (input: ChangeNotificationChoiceInput) => void;
}

function ChoiceBox({ choice, label, disabled, onChange }: ChoiceBoxProps) {
  if (!choice) return null;
  const { kind, channel, isOn, isNecessary } = choice;
  return (
    <label className="grid h-11 min-w-11 cursor-pointer place-items-center has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        aria-label={isNecessary ? `${label}, always` : label}
        className="size-5"
        checked={isOn}
        disabled={disabled || isNecessary}
        onChange={() => onChange({ kind, channel, isOn: !isOn })}
      />
    </label>
  );
}

/** A change's payload updates the cache. Boxes stay enabled while they are saved, so that they keep the focus. */
function useNotificationChoices() {
  const query = useQuery(NotificationChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const { press } = useSend(ChangeNotificationChoiceMutation);
  return {
    query,
    choices: readFragment(AllChoicesFragment, query.data?.viewer?.notificationChoices),
    change: (input: ChangeNotificationChoiceInput) => press({ input }),
  };
}
