import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { GalleryImage } from './gallery-slide.tsx';

interface Props {
  images: readonly GalleryImage[];
  index: number;
  onPick: (index: number) => void;
}

/** Links to the slides: without script the browser itself scrolls there. */
export function GalleryThumbnails({ images, index, onPick }: Props) {
  return (
    <ul aria-label="All pictures" className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:flex-col">
      {images.map((image, n) => (
        <li key={image.id}>
          <a
            href={`#picture-${n + 1}`}
            aria-label={`Show picture ${n + 1}`}
            aria-current={n === index || undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(n);
            }}
            className={classNames(
              'block overflow-hidden rounded-md border-2 transition-[border-color,opacity] duration-150',
              n === index ? 'border-brand' : 'border-transparent opacity-75 hover:opacity-100',
            )}
          >
            <Picture
              path={image.path}
              alt=""
              color={image.color}
              sizes="72px"
              className="size-12 sm:size-16 lg:size-18"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
