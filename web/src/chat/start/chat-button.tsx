import MessageCircle from 'lucide-react/icons/message-circle';
import { Button, type ButtonStyle, Spinner } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import type { ChatSubject } from './start-conversation.ts';
import { useStartChat } from './use-start-chat.tsx';

interface ChatButtonProps extends ButtonStyle {
  label: string;
  onChat: () => void;
  busy: boolean;
}

export function ChatButton({ label, onChat, busy, wide, size, tone = 'secondary' }: ChatButtonProps) {
  return (
    <Button tone={tone} wide={wide} size={size} busy={busy} onClick={onChat}>
      {!busy && <MessageCircle aria-hidden="true" className={size === 'small' ? 'size-4' : 'size-5'} />}
      {label}
    </Button>
  );
}

/** For narrow places: the label is below the icon. */
export function ChatIconButton({ label, onChat, busy }: Omit<ChatButtonProps, keyof ButtonStyle>) {
  return (
    <IconButton
      label={label}
      onClick={onChat}
      busy={busy}
      className="flex-col gap-0.5 rounded-md text-[0.6875rem] leading-none max-xs:hidden"
    >
      <ChatIcon busy={busy} />
      <span>Chat</span>
    </IconButton>
  );
}

interface StartChatButtonProps extends ButtonStyle {
  /** Only the icon, on a tinted circle. */
  isRound?: boolean;
  subject: ChatSubject;
  label: string;
}

/** The button together with the dialog that it opens. */
export function StartChatButton({ subject, label, isRound = false, ...style }: StartChatButtonProps) {
  const { start, pending, dialog } = useStartChat(subject);
  return (
    <>
      {isRound ? (
        <IconButton label={label} onClick={start} busy={pending} className="bg-brand-tint text-brand">
          <ChatIcon busy={pending} />
        </IconButton>
      ) : (
        <ChatButton label={label} onChat={start} busy={pending} {...style} />
      )}
      {dialog}
    </>
  );
}

function ChatIcon({ busy }: { busy: boolean }) {
  return busy ? <Spinner /> : <MessageCircle aria-hidden="true" className="size-5" />;
}
