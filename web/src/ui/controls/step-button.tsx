import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface StepButtonProps {
  label: string;
  off?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** When `off`, the button does nothing but stays in place and retains the focus. */
export function StepButton({ label, off = false, onClick, children }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={off || undefined}
      className={off ? 'opacity-40' : ''}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {children}
    </IconButton>
  );
}
