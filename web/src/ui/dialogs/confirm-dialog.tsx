import { AlertDialog } from '@base-ui/react/alert-dialog';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useCloseOnBack } from '#platform/page/layers.ts';
import { Button } from '#ui/controls/button.tsx';
import { LayerPopup } from './layer-popup.tsx';

export interface Question {
  title: string;
  text?: string;
  tone?: 'danger' | 'warning' | 'default';
  /** The label of the confirming button. */
  confirm: string;
  cancel?: string;
  /** Confirming loses something that cancelling preserves, so that cancelling is the main button. */
  prefersCancel?: boolean;
}

export interface ConfirmDialogProps {
  question: Question;
  onAnswer: (yes: boolean) => void;
}

const iconTones = { danger: 'bg-clay-tint text-clay', warning: 'bg-gold-tint text-text' } as const;

export function ConfirmDialog({ question, onAnswer }: ConfirmDialogProps) {
  const { title, text, tone = 'default', confirm, cancel = 'Cancel', prefersCancel } = question;
  useCloseOnBack(() => onAnswer(false));
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onAnswer(false)}>
      <LayerPopup>
        <div className="flex gap-4">
          {tone !== 'default' && (
            <span
              className={`flex size-11 shrink-0 items-center justify-center rounded-full ${iconTones[tone]}`}
              aria-hidden="true"
            >
              <TriangleAlert className="size-5" />
            </span>
          )}
          <div className="flex flex-col gap-2">
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            {text && <AlertDialog.Description className="text-muted">{text}</AlertDialog.Description>}
          </div>
        </div>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone={prefersCancel ? 'primary' : 'quiet'} onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button
            tone={prefersCancel ? 'quiet' : tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => onAnswer(true)}
          >
            {confirm}
          </Button>
        </div>
      </LayerPopup>
    </AlertDialog.Root>
  );
}
