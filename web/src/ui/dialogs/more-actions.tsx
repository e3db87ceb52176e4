import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useState } from 'react';
import { CloseOnBack } from '#platform/page/layers.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface Props {
  label: string;
  children: ReactNode;
}

/** Actions that are beside the others on a wide screen, and behind a button on a phone. */
export function MoreActions({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of what is in it
    <div
      className="relative sm:contents"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <IconButton label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="sm:hidden">
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen && <CloseOnBack close={close} />}
      {/* Clicks on its gaps must not take the focus away, which would close it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons in it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks on what is in it */}
      <div
        tabIndex={-1}
        onClick={({ currentTarget, target }) => target === currentTarget || close()}
        className={classNames('more-actions', !isOpen && 'max-sm:hidden')}
      >
        {children}
      </div>
    </div>
  );
}
