import ArrowLeft from 'lucide-react/icons/arrow-left';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Uploader, UploadItem } from '#platform/uploads/uploader.ts';
import { IconButton } from './icon-button.tsx';

interface ChosenPicturesProps {
  items: readonly UploadItem[];
  uploader: Pick<Uploader, 'remove' | 'retry' | 'move'>;
  /** Shows the picture large enough to check that it is readable. */
  isLarge?: boolean;
  /** The text for a refused picture. The default is its name and the reason. */
  problemOf?: (item: UploadItem) => string;
}

const plainProblem = ({ name, problem }: UploadItem) => `${name}: ${problem}`;

/** The pictures that the user chose, in upload order, each with its progress. */
export function ChosenPictures({ items, uploader, isLarge = false, problemOf = plainProblem }: ChosenPicturesProps) {
  const pictures = items.filter(({ state }) => state !== 'refused');
  return (
    <>
      {pictures.length > 0 && (
        <ul aria-label="Chosen pictures" className="flex gap-2 overflow-x-auto pb-2">
          {pictures.map((item, place) => (
            <Tile key={item.key} item={item} isLarge={isLarge} name={nameOf(place, pictures.length)}>
              {place > 0 && (
                <TileButton
                  label={`Move ${nameOf(place, pictures.length)} forward`}
                  className="start-0 top-0"
                  onClick={() => uploader.move(item.key, items.indexOf(item) - 1)}
                >
                  <ArrowLeft aria-hidden="true" className="size-4" />
                </TileButton>
              )}
              <TileButton
                label={`Remove ${nameOf(place, pictures.length)}`}
                className="end-0 top-0"
                onClick={() => uploader.remove(item.key)}
              >
                <X aria-hidden="true" className="size-4" />
              </TileButton>
              {item.state === 'lost' && (
                <TileButton
                  label={`Retry ${nameOf(place, pictures.length)}`}
                  className="start-6.5 bottom-0"
                  onClick={() => uploader.retry([item.key])}
                >
                  <RotateCw aria-hidden="true" className="size-4" />
                </TileButton>
              )}
            </Tile>
          ))}
        </ul>
      )}
      {items.map(
        (item) =>
          item.state === 'refused' && (
            <p key={item.key} role="alert" className="flex items-center justify-between gap-2 text-clay text-sm">
              <span className="min-w-0 wrap-anywhere">{problemOf(item)}</span>
              <IconButton label={`Dismiss ${item.name}`} onClick={() => uploader.remove(item.key)}>
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </p>
          ),
      )}
    </>
  );
}

function nameOf(place: number, count: number): string {
  return count === 1 ? 'picture' : `picture ${place + 1} of ${count}`;
}

interface TileProps {
  item: UploadItem;
  isLarge: boolean;
  name: string;
  children: ReactNode;
}

function Tile({ item, isLarge, name, children }: TileProps) {
  const { preview, state, progress } = item;
  const isBusy = state === 'waiting' || state === 'working';
  return (
    <li
      className={`relative shrink-0 overflow-hidden rounded-md bg-sunken ${isLarge ? 'aspect-[8/5] w-80 max-w-full' : 'size-24'}`}
      aria-busy={isBusy || undefined}
    >
      {preview && (
        <img
          src={preview}
          alt={`To be sent: ${name}`}
          className={`size-full ${isLarge ? 'object-contain' : 'object-cover'}`}
        />
      )}
      {state === 'ready' && !preview && (
        <span className="flex size-full items-end justify-center p-2 text-center text-muted text-xs">Uploaded</span>
      )}
      {children}
      {isBusy && (
        <progress
          aria-label={`Progress of ${name}`}
          value={progress ?? undefined}
          max={1}
          className="absolute inset-x-2 bottom-2 h-1.5 w-[calc(100%-1rem)] appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand"
        />
      )}
    </li>
  );
}

interface TileButtonProps {
  label: string;
  className: string;
  onClick: () => void;
  children: ReactNode;
}

function TileButton({ label, className, onClick, children }: TileButtonProps) {
  return (
    <div className={`absolute ${className}`}>
      <IconButton label={label} onClick={onClick}>
        <span className="flex size-8 items-center justify-center rounded-full bg-surface shadow-float ring-1 ring-line ring-inset">
          {children}
        </span>
      </IconButton>
    </div>
  );
}
