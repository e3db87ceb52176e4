import MessageCircle from 'lucide-react/icons/message-circle';
import { Button, type ButtonLook, Spinner } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import type { ChatSubject } from './start-conversation.ts';
import { useStartChat } from './use-start-chat.tsx';

interface ChatButtonProps extends ButtonLook {
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
export function ChatIconButton({ label, onChat, busy }: Omit<ChatButtonProps, keyof ButtonLook>) {
  return (
    <IconButton
      label={label}
      onClick={onChat}
      busy={busy}
      className="flex-col gap-0.5 rounded-md text-[0.6875rem] leading-none max-xs:hidden"
    >
      {busy ? <Spinner /> : <MessageCircle aria-hidden="true" className="size-5" />}
      <span>Chat</span>
    </IconButton>
  );
}

interface ChatAboutProps extends ButtonLook {
  /** Only the icon, on a tinted circle. */
  isRound?: boolean;
  subject: ChatSubject;
  label: string;
}

/** The button together with the dialog that it opens. */
export function ChatAbout({ subject, label, isRound = false, ...look }: ChatAboutProps) {
  const { start, pending, dialog } = useStartChat(subject);
  return (
    <>
      {isRound ? (
        <IconButton label={label} onClick={start} busy={pending} className="bg-brand-tint text-brand">
          {pending ? <Spinner /> : <MessageCircle aria-hidden="true" className="size-5" />}
        </IconButton>
      ) : (
        <ChatButton label={label} onChat={start} busy={pending} {...look} />
      )}
      {dialog}
    </>
  );
}
