import { catalogLimits as limits } from '@besesaka/schema/catalog/limits.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Camera from 'lucide-react/icons/camera';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import type { ProductPictures, Tile } from './use-product-pictures.ts';

/** The form's name for the button that adds pictures. */
export const picturesName = 'pictures';

/** The pictures in their order. Buttons or dragging reorder them and mark the primary one. */
export function PictureTiles({ pictures }: { pictures: ProductPictures }) {
  const { tiles, problems, add } = pictures;
  const input = useRef<HTMLInputElement>(null);
  const slots = freeSlots(tiles.length);
  return (
    // When a picture is removed with its buttons, the focus moves to the group.
    <fieldset tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <legend className="mb-1 font-semibold text-lg">Pictures</legend>
      <p className="text-muted text-sm">
        Add {limits.imagesMin} to {limits.imagesMax} photos. The primary one is your cover.
      </p>
      <div className="grid grid-cols-3 items-start gap-2 sm:grid-cols-4 sm:gap-3 [&>p]:col-span-full">
        {tiles.length > 0 && (
          <ol aria-label="Pictures of the product" className="contents">
            {tiles.map((tile, place) => (
              <PictureTile key={tile.key} tile={tile} place={place} pictures={pictures} />
            ))}
          </ol>
        )}
        <Button
          tone="quiet"
          name={picturesName}
          className={`grid h-auto gap-2 rounded-md p-0 sm:gap-3 ${slotColumns[slots.length - 1]}`}
          blocked={tiles.length >= limits.imagesMax && `A product has at most ${limits.imagesMax} pictures.`}
          onClick={() => input.current?.click()}
        >
          {slots.map((slot) => (
            <span key={slot} aria-hidden="true" className={slotStyle}>
              <Camera className="size-5" />
              {slot}
            </span>
          ))}
          <span className="sr-only">
            Add pictures ({tiles.length}/{limits.imagesMax})
          </span>
        </Button>
      </div>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="wrap-anywhere text-clay text-sm">
          {problem}
        </p>
      ))}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        aria-label="Add pictures"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          add(chosen);
        }}
      />
    </fieldset>
  );
}

const slotStyle =
  'flex aspect-square flex-col items-center justify-center gap-1 rounded-md border-2 border-control border-dashed font-medium text-sm';

/** The button has as many columns of the pictures' grid as it shows slots. */
const slotColumns = ['grid-cols-1', 'col-span-2 grid-cols-2', 'col-span-3 grid-cols-3'];

/** The pictures that a product still needs by their place, or room for one more. */
function freeSlots(count: number): string[] {
  return count < limits.imagesMin ? ['Cover', 'Side', 'Detail'].slice(count) : ['More'];
}

interface TileProps {
  tile: Tile;
  place: number;
  pictures: ProductPictures;
}

function PictureTile({ tile, place, pictures }: TileProps) {
  const { tiles, primary, remove, move } = pictures;
  const { key, src, state, progress } = tile;
  const name = `picture ${place + 1} of ${tiles.length}`;
  const isBusy = state === 'waiting' || state === 'working';
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        move(event.dataTransfer.getData('text/plain'), place);
      }}
      aria-busy={isBusy || undefined}
      className="flex flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      <div className="relative aspect-square overflow-hidden bg-sunken">
        {src && <img src={src} alt={name} draggable={false} className="size-full object-cover" />}
        {tile === primary && (
          <Badge tone="brand" className="absolute start-1 bottom-1 sm:start-2 sm:top-2 sm:bottom-auto">
            Primary
          </Badge>
        )}
        <div className="absolute end-0 top-0">
          <IconButton label={`Remove ${name}`} onClick={() => remove(key)}>
            <span className="flex size-8 items-center justify-center rounded-full bg-surface shadow-float ring-1 ring-line ring-inset">
              <X aria-hidden="true" className="size-4" />
            </span>
          </IconButton>
        </div>
        {isBusy && (
          <progress
            aria-label={`Progress of ${name}`}
            value={progress ?? undefined}
            max={1}
            className="absolute inset-x-2 bottom-2 h-1.5 w-[calc(100%-1rem)]"
          />
        )}
      </div>
      <TileButtons tile={tile} place={place} pictures={pictures} name={name} />
    </li>
  );
}

function TileButtons({ tile, place, pictures, name }: TileProps & { name: string }) {
  const { tiles, primary, move, setPrimary, retry } = pictures;
  const { key, state } = tile;
  return (
    <div className="flex justify-between">
      <IconButton
        label={`Move ${name} forward`}
        blocked={place === 0 && 'It is the first picture.'}
        onClick={() => move(key, place - 1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={`Move ${name} back`}
        blocked={place === tiles.length - 1 && 'It is the last picture.'}
        onClick={() => move(key, place + 1)}
        // Three do not fit in a third of a phone, and moving the next one forward does the same.
        className="max-sm:hidden"
      >
        <ArrowRight aria-hidden="true" className="size-4" />
      </IconButton>
      {state === 'lost' ? (
        <IconButton label={`Retry ${name}`} onClick={() => retry(key)}>
          <RotateCw aria-hidden="true" className="size-4" />
        </IconButton>
      ) : (
        <IconButton
          label={`Make ${name} the primary one`}
          blocked={tile === primary && 'It is the primary one.'}
          onClick={() => setPrimary(key)}
        >
          <Star aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
