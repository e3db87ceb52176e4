import ArrowLeft from 'lucide-react/icons/arrow-left';
import BadgeCheck from 'lucide-react/icons/badge-check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Store from 'lucide-react/icons/store';
import { type ComponentType, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PartnerPicture } from '#chat/conversations/partner-picture.tsx';
import { PresenceLine } from '#chat/presence/presence-line.tsx';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { buttonStyle } from '#ui/controls/button.tsx';
import { IconButton, iconButtonStyle } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { useCode } from '#ui/display/optional.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { WovenStrip } from '#ui/drawings/woven-strip.tsx';
import type { ConversationMenuProps } from './conversation-menu.tsx';

const ConversationHeaderFragment = graphql(`
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

/** The partner, and the actions for this conversation. */
export function ConversationHeader(props: { conversation: FragmentType<typeof ConversationHeaderFragment> }) {
  const conversation = readFragment(ConversationHeaderFragment, props.conversation);
  const { partner, shop, viewerIs, isBlocked } = conversation;
  const store = `/shops/${shop.slug}`;
  const list = `/chat?${useSearchParams()[0]}`;
  return (
    <header className="@container bg-page">
      <div className="flex min-h-16 items-center gap-3 px-2 py-2 lg:px-4">
        <Link to={list} aria-label="Back to chats" className={classNames(iconButtonStyle, '-me-2 lg:hidden')}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        {/* With letters of twice the size, a phone has no space for a picture that is not a link. */}
        <PartnerPicture
          path={partner.picturePath}
          name={partner.name}
          className={viewerIs === 'SELLER' ? '@max-[16rem]:hidden' : 'max-sm:hidden'}
        />
        {viewerIs !== 'SELLER' && (
          <Link to={store} aria-label="View Store" className="rounded-full sm:hidden">
            <PartnerPicture path={partner.picturePath} name={partner.name} />
          </Link>
        )}
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="flex items-center gap-1 text-lg leading-6 max-sm:text-base max-sm:leading-5">
            <span className="line-clamp-2 break-words">{partner.name}</span>
            {viewerIs === 'BUYER' && shop.isVerified && (
              <BadgeCheck role="img" aria-label="Verified Seller" className="size-4.5 shrink-0 text-brand" />
            )}
          </h1>
          <div className="truncate text-muted text-sm empty:hidden">
            <PresenceLine userId={partner.id} blocked={isBlocked} />
          </div>
        </div>
        {viewerIs !== 'SELLER' && (
          <Link to={store} className={classNames(buttonStyle({ tone: 'secondary', size: 'small' }), 'max-sm:hidden')}>
            <Store aria-hidden="true" className="size-4 shrink-0" />
            View Store
          </Link>
        )}
        <ConversationMenuButton key={conversation.id} conversation={conversation} />
      </div>
      <WovenStrip id={shop.id} className="w-full [zoom:0.5]" />
    </header>
  );
}

const load = () => import('./conversation-menu.tsx');

/** The menu's code loads with the first tap; until then only the button is rendered, in the same place. */
function ConversationMenuButton(props: ConversationMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<ConversationMenuProps> | null>(null);
  const fetchCode = useCode();
  const open = async () => {
    const code = await fetchCode(load);
    if (code) setMenu(() => code.ConversationMenu);
  };
  if (Menu) return <Menu {...props} />;
  return (
    <IconButton
      label="More about this conversation"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onPointerEnter={() => void load().catch(() => {})}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </IconButton>
  );
}

/** A loading state for the header and the product of a conversation. */
export function ConversationTopSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-16 items-center gap-3 border-line border-b px-4 py-2">
        <Skeleton className="size-11 shrink-0 rounded-full" />
        <span className="flex flex-col gap-1.5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-4 w-20" />
        </span>
      </div>
      <div className="flex items-center gap-3 border-line border-b px-4 py-2">
        <Skeleton className="size-11 shrink-0" />
        <span className="flex flex-col gap-1.5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-28" />
        </span>
      </div>
    </div>
  );
}
