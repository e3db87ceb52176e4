import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { classNames } from '#ui/class-names.ts';
import type { PendingState } from './outbox.ts';

export type MessageState = PendingState | 'read';

const words: Record<MessageState, { text: string; Icon: typeof Check; style?: string }> = {
  read: { text: 'Read', Icon: CheckCheck, style: 'text-brand' },
  sent: { text: 'Sent', Icon: Check },
  sending: { text: 'Sending', Icon: Clock },
  'waiting-for-network': { text: 'Waiting for network', Icon: Clock },
  'held-back': { text: 'Waiting a moment', Icon: Clock },
  failed: { text: 'Failed', Icon: CircleAlert, style: 'font-semibold text-clay' },
};

/** How far an own message has come, in words and by ticks. */
export function MessageStatus({ state }: { state: MessageState }) {
  const { text, Icon, style } = words[state];
  return (
    <span className={classNames('inline-flex items-center gap-1', style)}>
      {text}
      <Icon aria-hidden="true" className="size-3.5" />
    </span>
  );
}
