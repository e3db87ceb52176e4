import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ReactNode, useRef, useState } from 'react';
import { CloseOnBack } from '#platform/page/layers.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';

interface Props {
  label: string;
  children: ReactNode;
}

/** Shows the actions in the row on a wide screen, in a menu on a phone. */
export function MoreActions({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeByKey = () => {
    // A hidden action would lose the focus to the page.
    button.current?.focus();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the actions in it
    <div
      className="relative sm:contents"
      onKeyDown={({ key }) => isOpen && key === 'Escape' && closeByKey()}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <IconButton
        ref={button}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </IconButton>
      {isOpen && <CloseOnBack close={close} />}
      {/* Clicks on its gaps must not take the focus away, which would close it. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons in it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks on the actions in it */}
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
