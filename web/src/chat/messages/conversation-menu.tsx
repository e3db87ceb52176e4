import { useFragment } from '@apollo/client/react';
import { Menu } from '@base-ui/react/menu';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { useConversationActions } from '#chat/conversations/use-conversation-actions.ts';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { ConversationMenu_ConversationFragment } from '#gql/graphql.ts';
import { useCloseOnBack } from '#platform/page/layers.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';

const ReportDialog = optional(async () => (await import('#chat/safety/report-dialog.tsx')).ReportDialog);
const ChatSettingsDialog = optional(
  async () => (await import('#chat/conversations/chat-settings-dialog.tsx')).ChatSettingsDialog,
);

const ConversationMenuFragment = graphql(`
  fragment ConversationMenu_conversation on Conversation {
    id
    viewerIs
    isArchived
    isBlocked
    partner {
      id
      name
    }
  }
`);

export interface ConversationMenuProps {
  conversation: FragmentType<typeof ConversationMenuFragment>;
}

type Dialog = 'report' | 'settings';

/** The click that opens the menu mounts it, so it starts open. */
export function ConversationMenu(props: ConversationMenuProps) {
  const conversation = readFragment(ConversationMenuFragment, props.conversation);
  const { id, partner, viewerIs } = conversation;
  const orderId = useLatestOrder(id);
  const [open, setOpen] = useState(true);
  useCloseOnBack(() => setOpen(false), open);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <>
      <Menu.Root open={open} onOpenChange={setOpen} modal={false}>
        <Menu.Trigger render={<IconButton label="More about this conversation" />}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup className="w-60 rounded-lg border border-line bg-surface p-2 text-text shadow-float outline-none">
              {viewerIs !== 'ADMIN' && orderId && (
                <Item Icon={Package} label="View order" to={`/dashboard/orders/${orderId}`} />
              )}
              {viewerIs !== 'ADMIN' && <MemberItems conversation={conversation} onDialog={setDialog} />}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {dialog === 'report' && (
        <ReportDialog conversationId={id} partnerName={partner.name} onClose={() => setDialog(null)} />
      )}
      {dialog === 'settings' && <ChatSettingsDialog onClose={() => setDialog(null)} />}
    </>
  );
}

interface MemberItemsProps {
  conversation: ConversationMenu_ConversationFragment;
  onDialog: (dialog: Dialog) => void;
}

/** The actions that only the two participants have. */
function MemberItems({ conversation, onDialog }: MemberItemsProps) {
  const { isArchived, isBlocked } = conversation;
  const { toggleArchived, toggleBlocked } = useConversationActions(conversation);
  return (
    <>
      <Item
        Icon={isArchived ? ArchiveRestore : Archive}
        label={isArchived ? 'Unarchive' : 'Archive'}
        onClick={toggleArchived}
      />
      <Item Icon={Settings} label="Chat settings" onClick={() => onDialog('settings')} />
      <Menu.Separator className="my-1 h-px bg-line" />
      <Item Icon={Ban} label={isBlocked ? 'Unblock' : 'Block'} onClick={toggleBlocked} />
      <Item Icon={Flag} label="Report" onClick={() => onDialog('report')} />
    </>
  );
}

interface ItemProps {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  label: string;
  to?: string;
  onClick?: () => void;
}

function Item({ Icon, label, to, onClick }: ItemProps) {
  return (
    <Menu.Item
      render={to === undefined ? undefined : <Link to={to} />}
      onClick={onClick}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {label}
    </Menu.Item>
  );
}

const OrderStepsFragment = graphql(`
  fragment UseLatestOrder_conversation on Conversation {
    id
    messages {
      edges {
        node {
          id
          orderStep {
            orderId
          }
        }
      }
    }
  }
`);

/** The order last mentioned in the loaded messages, or null. */
function useLatestOrder(conversationId: string): string | null {
  const { data, complete } = useFragment({
    fragment: OrderStepsFragment,
    from: { __typename: 'Conversation', id: conversationId },
  });
  if (!complete) return null;
  return data.messages.edges.findLast(({ node }) => node.orderStep)?.node.orderStep?.orderId ?? null;
}
