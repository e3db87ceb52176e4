import { useApolloClient } from '@apollo/client/react';
import { Menu } from '@base-ui/react/menu';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ban from 'lucide-react/icons/ban';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Package from 'lucide-react/icons/package';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useConfirm } from '#ui/use-confirm.ts';
import { useToast } from '#ui/use-toast.ts';
import { archiveConversation, blockPartner } from './change-conversation.ts';
import { useLatestOrder } from './use-latest-order.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));
const ChatSettingsDialog = lazy(async () => ({
  default: (await import('./chat-settings-dialog.tsx')).ChatSettingsDialog,
}));

export const ConversationMenuFragment = graphql(`
  fragment ConversationMenu_conversation on Conversation {
    id
    viewerIs
    isArchived
    isBlocked
    partner {
      id
      name
    }
    shop {
      id
      slug
    }
  }
`);

const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunken';
const icon = 'size-5 shrink-0 text-muted';

export function ConversationMenu(props: { conversation: FragmentType<typeof ConversationMenuFragment> }) {
  const { id, viewerIs, isArchived, isBlocked, partner, shop } = readFragment(
    ConversationMenuFragment,
    props.conversation,
  );
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const orderId = useLatestOrder(id);
  const [dialog, setDialog] = useState<'report' | 'settings' | null>(null);

  async function archive() {
    const problem = await archiveConversation(client, id, !isArchived);
    if (problem) toast.error(problem);
    else toast.success(isArchived ? 'Moved back to your chats' : 'Conversation archived');
  }

  async function block() {
    const question = {
      title: `Block ${partner.name}?`,
      text: 'Neither of you can write to the other until you unblock. They are not told.',
      tone: 'danger',
      confirm: 'Block',
    } as const;
    if (!isBlocked && !(await confirm(question))) return;
    const problem = await blockPartner(client, id, !isBlocked);
    if (problem) toast.error(problem);
  }

  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger render={<IconButton label="More about this conversation" />}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup className="w-60 rounded-lg border border-line bg-surface p-2 text-text shadow-float outline-none">
              {viewerIs !== 'SELLER' && (
                <Menu.Item className={item} render={<Link to={`/shops/${shop.slug}`} />}>
                  <Store aria-hidden="true" className={icon} />
                  View Store
                </Menu.Item>
              )}
              {orderId && viewerIs !== 'ADMIN' && (
                <Menu.Item className={item} render={<Link to={`/dashboard/orders/${orderId}`} />}>
                  <Package aria-hidden="true" className={icon} />
                  View order
                </Menu.Item>
              )}
              {viewerIs !== 'ADMIN' && (
                <>
                  <Menu.Item className={item} onClick={archive}>
                    {isArchived ? (
                      <ArchiveRestore aria-hidden="true" className={icon} />
                    ) : (
                      <Archive aria-hidden="true" className={icon} />
                    )}
                    {isArchived ? 'Unarchive' : 'Archive'}
                  </Menu.Item>
                  <Menu.Item className={item} onClick={() => setDialog('settings')}>
                    <Settings aria-hidden="true" className={icon} />
                    Chat settings
                  </Menu.Item>
                  <Menu.Separator className="my-1 h-px bg-line" />
                  <Menu.Item className={item} onClick={block}>
                    <Ban aria-hidden="true" className={icon} />
                    {isBlocked ? 'Unblock' : 'Block'}
                  </Menu.Item>
                  <Menu.Item className={`${item} text-clay`} onClick={() => setDialog('report')}>
                    <Flag aria-hidden="true" className="size-5 shrink-0" />
                    Report
                  </Menu.Item>
                </>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Suspense>
        {dialog === 'report' && (
          <ReportDialog conversationId={id} partnerName={partner.name} onClose={() => setDialog(null)} />
        )}
        {dialog === 'settings' && <ChatSettingsDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
