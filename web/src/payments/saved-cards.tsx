import { useQuery } from '@apollo/client/react';
import CreditCard from 'lucide-react/icons/credit-card';
import { useFreshPassword } from '#accounts/recovery/use-fresh-password.tsx';
import { graphql } from '#gql/gql.ts';
import type { SavedCardsQuery } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { useSend } from '#ui/forms/use-send.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

const SavedCardsDocument = graphql(`
  query SavedCards {
    viewer {
      savedCards {
        id
        brand
        last4
        expMonth
        expYear
        isExpired
      }
    }
  }
`);

const RemoveSavedCardMutation = graphql(`
  mutation RemoveSavedCard($id: ID!) {
    result: removeSavedCard(input: { cardId: $id }) {
      errors {
        ...Failure
      }
    }
  }
`);

type Saved = NonNullable<NonNullable<SavedCardsQuery['viewer']>['savedCards']>[number];

/** The saved cards that renewals are charged to. */
export function SavedCards() {
  const query = useQuery(SavedCardsDocument, { fetchPolicy: 'cache-and-network' });
  const { remove, removing, dialog } = useRemove();
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6">
      <h2 className="text-lg">Saved cards</h2>
      <Loaded
        query={query}
        data={query.data?.viewer?.savedCards}
        skeleton={<Skeleton className="h-14 w-full" />}
        failed="Failed to load your cards"
      >
        {(cards) => <CardList cards={cards} removing={removing} onRemove={(card) => void remove(card)} />}
      </Loaded>
      {dialog}
    </Card>
  );
}

interface ListProps {
  cards: readonly Saved[];
  removing: string | null;
  onRemove: (card: Saved) => void;
}

function CardList({ cards, removing, onRemove }: ListProps) {
  if (cards.length === 0)
    return <p className="text-muted">You have no saved cards. A card you pay with is saved here for renewals.</p>;
  const charged = cards.find(({ isExpired }) => !isExpired);
  return (
    <>
      <p className="text-muted text-sm">Only what you let renew itself is charged, to the card that you used last.</p>
      <ul className="divide-y divide-line">
        {cards.map((card) => (
          <li key={card.id} className="flex items-center gap-4 py-3">
            <CreditCard aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
            <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <span className="font-medium">{nameOf(card)}</span>
                <span className="block text-muted text-sm">Valid to {monthOf(card)}</span>
              </span>
              {card === charged && <Badge tone="brand">Default card</Badge>}
              {card.isExpired && <Badge tone="clay">Expired</Badge>}
            </div>
            <Button
              tone="secondary"
              size="small"
              busy={removing === card.id}
              waits={removing !== null}
              onClick={() => onRemove(card)}
              aria-label={`Remove ${nameOf(card)}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf({ brand, last4 }: Saved): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

function monthOf({ expMonth, expYear }: Saved): string {
  return `${String(expMonth).padStart(2, '0')}/${expYear}`;
}

function useRemove() {
  const toast = useToast();
  const confirm = useConfirm();
  const { withPassword, dialog } = useFreshPassword();
  const { press, sending } = useSend(RemoveSavedCardMutation, {
    failed: 'Something went wrong. Please try again.',
    by: withPassword,
    // Removing a card that another tab has removed fails, and the refetch drops it from the list.
    refetchQueries: [SavedCardsDocument],
    done: () => toast.success('The card was removed.'),
  });
  async function remove(card: Saved) {
    const confirmed = await confirm({
      title: 'Remove this card?',
      text: `${nameOf(card)} is not charged any more. What renews itself then waits for you to pay.`,
      confirm: 'Remove',
    });
    if (confirmed) press({ id: card.id });
  }
  return { remove, removing: sending && String(sending.id), dialog };
}
