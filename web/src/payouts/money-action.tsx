import { type ComponentType, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useCode } from '#ui/display/optional.tsx';
import type { MoneyDialogProps } from './money-dialogs.tsx';

interface Props {
  kind: 'report' | 'answer' | 'refund';
  label: string;
  orderId: string;
  /** The most that can be refunded. */
  most?: string;
}

/** A button whose form loads when it is pressed. */
export function MoneyAction({ kind, label, orderId, most = '' }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<MoneyDialogProps> | null>(null);
  const fetchCode = useCode();
  async function open() {
    const dialogs = await fetchCode(async () => (await import('./money-dialogs.tsx')).moneyDialogs);
    if (dialogs) setDialog(() => dialogs[kind]);
  }
  return (
    <>
      <Button tone="secondary" onClick={() => void open()}>
        {label}
      </Button>
      {Dialog && <Dialog orderId={orderId} most={most} onClose={() => setDialog(null)} />}
    </>
  );
}
