import { Dialog } from '@base-ui/react/dialog';
import FileText from 'lucide-react/icons/file-text';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { type Shared, shareLinks, shareText, shareToastMs } from './share-links.ts';

interface ShareDialogProps {
  heading: string;
  shared: Shared;
  onClose: () => void;
}

export function ShareDialog({ heading, shared, onClose }: ShareDialogProps) {
  const toast = useToast();
  const links = shareLinks(shared);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: 'Shared Successfully', text: 'Copied to your clipboard.', duration: shareToastMs });
      onClose();
    } catch {
      toast.error({ title: 'Copy Failed', text: 'Your browser did not allow it.', duration: shareToastMs });
    }
  }

  function opened() {
    toast.success({ title: 'Shared Successfully', duration: shareToastMs });
    onClose();
  }

  return (
    <DialogRoot onClose={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-lg bg-surface p-5 text-text shadow-float transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <header className="mb-3 flex items-center justify-between gap-4">
            <Dialog.Title className="text-lg">{heading}</Dialog.Title>
            <Dialog.Close render={<IconButton label="Close" />}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <ul className="grid grid-cols-3 gap-2">
            {shareTargets.map(({ id, label, icon }) => (
              <li key={id}>
                <ShareTarget label={label} icon={icon} href={links[id]} onClick={opened} />
              </li>
            ))}
            <li>
              <ShareTarget label="Copy link" icon={<LinkIcon className="size-5" />} onClick={() => copy(shared.url)} />
            </li>
            <li>
              <ShareTarget
                label="Copy text"
                icon={<FileText className="size-5" />}
                onClick={() => copy(shareText(shared))}
              />
            </li>
          </ul>
        </Dialog.Popup>
      </Dialog.Portal>
    </DialogRoot>
  );
}

const letter = (text: string) => <span className="font-bold text-lg leading-none">{text}</span>;

/** The sites to share to. The icon set has no brand icons, so some targets show a letter. */
const shareTargets = [
  { id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle className="size-5" /> },
  { id: 'facebook', label: 'Facebook', icon: letter('f') },
  { id: 'twitter', label: 'Twitter', icon: letter('𝕏') },
  { id: 'email', label: 'Email', icon: <Mail className="size-5" /> },
] as const;

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** The target's URL; without it the target is a button. */
  href?: string;
}

function ShareTarget({ label, icon, onClick, href }: Props) {
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

const look = 'flex w-full flex-col items-center gap-1.5 whitespace-nowrap rounded-md px-1 py-3 text-sm hover:bg-sunken';
