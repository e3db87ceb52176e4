import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { createDraft, onDraft } from '#chat/outbox/drafts.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { UnreadBadge } from '#ui/display/unread-badge.tsx';
import { rowTime } from '#ui/lists/row-time.ts';
import { cut, lastMessageText } from './last-message-text.ts';
import { PartnerPicture } from './partner-picture.tsx';

export const ConversationRowFragment = graphql(`
  fragment ConversationRow_conversation on Conversation {
    id
    viewerIs
    partner {
      id
      name
      picturePath
    }
    shop {
      id
      slug
      isVerified
    }
    productName
    partnerReadNumber
    unreadCount
    createdAt
    lastMessage {
      id
      number
      sender
      content
      isHidden
      isRead
      picture {
        id
      }
      orderStep {
        orderId
        state
        action
        fee { action fee { amount } }
      }
      createdAt
    }
  }
`);

interface ConversationRowProps {
  conversation: FragmentType<typeof ConversationRowFragment>;
  to: string;
  isOpen: boolean;
  userId: string | undefined;
}

/** One row of the list: the partner, the product, the last message and the unread count. */
export function ConversationRow({ conversation, to, isOpen, userId }: ConversationRowProps) {
  const shown = readFragment(ConversationRowFragment, conversation);
  const { partner, productName, lastMessage, unreadCount } = shown;
  const lastAt = lastMessage?.createdAt ?? shown.createdAt;
  const isUnread = unreadCount > 0;
  const draft = useDraft(userId, shown.id);
  return (
    <Link
      data-shows
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-150',
        isOpen ? 'bg-brand-tint' : 'hover:bg-sunken',
      )}
    >
      <PartnerPicture
        path={partner.picturePath}
        name={partner.name}
        className={classNames('mt-0.5 size-12', isOpen && 'ring-2 ring-surface')}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline gap-2">
          <span className="flex min-w-0 flex-1 items-center gap-1">
            <span className="truncate font-semibold">{partner.name}</span>
            {shown.viewerIs === 'BUYER' && shown.shop.isVerified && (
              <BadgeCheck role="img" aria-label="Verified Seller" className="size-4 shrink-0 text-brand" />
            )}
          </span>
          <time
            dateTime={lastAt}
            title={longDateTime(lastAt)}
            className={classNames('shrink-0 text-xs', isUnread ? 'font-semibold text-text' : 'text-muted')}
          >
            {rowTime(lastAt, Date.now())}
          </time>
        </span>
        {productName && <span className="truncate text-brand text-sm">{productName}</span>}
        <span className="flex items-center gap-2">
          <span className={classNames('min-w-0 flex-1 truncate text-sm', isUnread ? 'font-semibold' : 'text-muted')}>
            {draft && !isOpen ? (
              <>
                <span className="font-semibold text-clay">Draft: </span>
                {cut(draft)}
              </>
            ) : (
              <LastMessage conversation={shown} />
            )}
          </span>
          <UnreadBadge count={unreadCount} />
        </span>
      </span>
    </Link>
  );
}

/** The viewer's own last message shows its delivery ticks. */
function LastMessage({ conversation }: { conversation: ConversationRow_ConversationFragment }) {
  const { lastMessage: last, viewerIs, partnerReadNumber } = conversation;
  if (!last) return null;
  const isOwn = last.sender === viewerIs && !last.orderStep && !last.isHidden;
  const isRead = last.isRead || last.number <= partnerReadNumber;
  const Ticks = isRead ? CheckCheck : Check;
  return (
    <>
      {isOwn && (
        <Ticks
          role="img"
          aria-label={isRead ? 'Read' : 'Sent'}
          className={classNames('me-1 inline size-4 align-text-bottom', isRead && 'text-brand')}
        />
      )}
      {lastMessageText(last, viewerIs)}
    </>
  );
}

/** The user's unsent text in a conversation; empty until the user is known. */
function useDraft(userId: string | undefined, conversationId: string): string {
  const read = useCallback(
    () => (userId ? createDraft(localStorage, userId, conversationId).read() : ''),
    [userId, conversationId],
  );
  return useSyncExternalStore(onDraft, read, () => '');
}
