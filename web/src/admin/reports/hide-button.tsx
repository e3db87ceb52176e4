import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { optional } from '#ui/display/optional.tsx';
import type { DeletePicturesProps, HideProps } from './hide-dialog.tsx';

const HideDialog = optional(async () => (await import('./hide-dialog.tsx')).HideDialog);
const DeletePicturesDialog = optional(async () => (await import('./hide-dialog.tsx')).DeletePicturesDialog);

/** Only shown for hidden content. */
export function DeletePicturesButton({ subject, query }: Omit<DeletePicturesProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Delete its pictures
      </Button>
      {isOpen && <DeletePicturesDialog subject={subject} query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Hides something from the public, or shows it again. */
export function HideButton({
  subject,
  inList = false,
  ...props
}: Omit<HideProps, 'label' | 'onClose'> & { inList?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const label = subject.isHidden ? 'Show it again' : 'Hide';
  const Icon = subject.isHidden ? Eye : EyeOff;
  return (
    <>
      {inList ? (
        <IconButton label={label} onClick={() => setOpen(true)} className="max-lg:-my-2 max-lg:-me-2 text-muted">
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      ) : (
        <Button tone={subject.isHidden ? 'primary' : 'danger'} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && <HideDialog subject={subject} {...props} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
