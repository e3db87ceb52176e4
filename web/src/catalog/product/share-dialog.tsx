import { Dialog } from '@base-ui/react/dialog';
import FileText from 'lucide-react/icons/file-text';
import LinkIcon from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { DialogRoot } from '#ui/dialogs/dialog-root.tsx';
import { LayerPopup } from '#ui/dialogs/layer-popup.tsx';
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
      <LayerPopup>
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
      </LayerPopup>
    </DialogRoot>
  );
}

/** The icon set has no brand icons, so these two are our own drawings. */
const brand = (path: string) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current">
    <path d={path} />
  </svg>
);

const facebook =
  'M13.5 22v-8h2.7l.5-3.3h-3.2V8.6c0-1 .4-1.7 1.8-1.7h1.6V4a18 18 0 0 0-2.5-.2c-2.6 0-4.3 1.6-4.3 4.4v2.5H7.3V14h2.8v8z';
const twitter = 'M17.6 3h3.2l-7 8 8.2 10h-6.4l-5-6.2L4.8 21H1.6l7.5-8.6L1.2 3h6.6l4.5 5.7zm-1.1 16.1h1.8L6.9 4.8H5z';

/** The sites to share to. */
const shareTargets = [
  { id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle className="size-5" /> },
  { id: 'facebook', label: 'Facebook', icon: brand(facebook) },
  { id: 'twitter', label: 'Twitter', icon: brand(twitter) },
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
      <button type="button" onClick={onClick} className={actionClass}>
        {content}
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} className={actionClass}>
      {content}
    </a>
  );
}

const actionClass =
  'flex w-full flex-col items-center gap-1.5 whitespace-nowrap rounded-md px-1 py-3 text-sm hover:bg-sunken';
