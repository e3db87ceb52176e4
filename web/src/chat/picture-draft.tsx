import X from 'lucide-react/icons/x';
import { IconButton } from '#ui/icon-button.tsx';

/** The chosen picture above the input, until it is sent or dropped. */
export function PictureDraft({ address, onDrop }: { address: string; onDrop: () => void }) {
  return (
    <div className="relative w-fit pb-2">
      <img src={address} alt="To be sent" className="h-24 min-w-24 max-w-48 rounded-md bg-sunken object-cover" />
      <div className="absolute -top-2 -right-5">
        <IconButton label="Remove picture" onClick={onDrop}>
          <span className="flex size-8 items-center justify-center rounded-full bg-surface shadow-float ring-1 ring-line ring-inset">
            <X aria-hidden="true" className="size-4" />
          </span>
        </IconButton>
      </div>
    </div>
  );
}
