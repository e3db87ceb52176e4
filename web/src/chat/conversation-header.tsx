import ArrowLeft from 'lucide-react/icons/arrow-left';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Store from 'lucide-react/icons/store';
import { Link, useSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { ConversationMenuButton } from './conversation-menu-button.tsx';
import { PartnerPicture } from './partner-picture.tsx';
import { PresenceLine } from './presence-line.tsx';

export const ConversationHeaderFragment = graphql(`
  fragment ConversationHeader_conversation on Conversation {
    id
    viewerIs
    isBlocked
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
    ...ConversationMenu_conversation
  }
`);

/** With whom one talks, and what else can be done with this conversation. */
export function ConversationHeader(props: { conversation: FragmentType<typeof ConversationHeaderFragment> }) {
  const conversation = readFragment(ConversationHeaderFragment, props.conversation);
  const { partner, shop, viewerIs, isBlocked } = conversation;
  const list = `/chat?${useSearchParams()[0]}`;
  return (
    <header className="@container border-line border-b bg-page">
      <div className="flex min-h-16 items-center gap-3 px-2 py-2 lg:px-4">
        <Link to={list} aria-label="Back to chats" className={classNames(iconButtonStyle, '-me-2 lg:hidden')}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        {/* In letters of twice the size a phone has no room for it beside the name. */}
        <PartnerPicture path={partner.picturePath} name={partner.name} className="@max-[16rem]:hidden" />
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="flex items-center gap-1 text-lg leading-6">
            <span className="truncate">{partner.name}</span>
            {viewerIs === 'BUYER' && shop.isVerified && (
              <BadgeCheck role="img" aria-label="Verified Seller" className="size-4.5 shrink-0 text-brand" />
            )}
          </h1>
          <div className="truncate text-muted text-sm empty:hidden">
            <PresenceLine userId={partner.id} blocked={isBlocked} />
          </div>
        </div>
        {viewerIs !== 'SELLER' && (
          <Link
            to={`/shops/${shop.slug}`}
            className={classNames(buttonStyle({ tone: 'secondary', size: 'small' }), 'max-sm:hidden')}
          >
            <Store aria-hidden="true" className="size-4" />
            View Store
          </Link>
        )}
        <ConversationMenuButton key={conversation.id} conversation={conversation} />
      </div>
    </header>
  );
}
