import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { useUnreadMessages } from './unread-messages.ts';

const tips = [
  {
    name: 'Keep records',
    text: 'Use the chat on Besesaka, so that your agreements are written down.',
    Icon: ReceiptText,
  },
  { name: 'Inspect before paying', text: 'Pay when you are satisfied, and not before.', Icon: Search },
  { name: 'Stay safe', text: 'Never share your mobile money PIN or a code that came by SMS.', Icon: ShieldCheck },
];

/** The pane beside the list until a conversation is chosen. */
export function NoneOpen() {
  const unread = useUnreadMessages();
  return (
    <div className="m-auto w-full max-w-3xl px-6 pb-10">
      <EmptyState
        symbol="nkonsonkonson"
        heading="Choose a conversation to open it"
        text={unread > 0 ? `${unread} unread ${unread === 1 ? 'message' : 'messages'}` : 'You have read everything.'}
      />
      <ul className="grid gap-4 xl:grid-cols-3">
        {tips.map(({ name, text, Icon }) => (
          <li key={name} className="flex gap-3 rounded-lg border border-line bg-surface p-4 text-sm xl:flex-col">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
            <p>
              <span className="block font-semibold">{name}</span>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center text-sm">
        <Link to="/help/safety" className="tap-line text-brand">
          Safety tips
        </Link>
      </p>
    </div>
  );
}
