import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';

const letter = (text: string) => <span className="font-bold text-lg leading-none">{text}</span>;

/** Where a link can be sent; the icon set has no brands, so letters stand for them. */
export const shareTargets = [
  { id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle className="size-5" /> },
  { id: 'facebook', label: 'Facebook', icon: letter('f') },
  { id: 'twitter', label: 'Twitter', icon: letter('𝕏') },
  { id: 'email', label: 'Email', icon: <Mail className="size-5" /> },
] as const;

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Opens this elsewhere; without it the target is a button. */
  href?: string;
}

export function ShareTarget({ label, icon, onClick, href }: Props) {
  const content = (
    <>
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-full bg-brand-tint text-brand">
        {icon}
      </span>
      {label}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" onClick={onClick} className={look}>
        {content}
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} className={look}>
      {content}
    </a>
  );
}

const look = 'flex w-full flex-col items-center gap-1.5 rounded-md p-3 text-sm hover:bg-sunken';
