import { useState } from 'react';
import { optional } from '#ui/display/optional.tsx';
import { Picture } from '#ui/display/picture.tsx';

const PictureViewer = optional(async () => (await import('#ui/dialogs/picture-viewer.tsx')).PictureViewer);

interface ReviewPhotosProps {
  paths: readonly string[];
  /** The name of the reviewer. */
  reviewer: string;
}

/** Thumbnails that open full screen. Without JavaScript they are links to the pictures. */
export function ReviewPhotos({ paths, reviewer }: ReviewPhotosProps) {
  const [shown, setShown] = useState<string | null>(null);
  if (paths.length === 0) return null;
  const nameOf = (n: number) => `Photo ${n + 1} of ${paths.length} by ${reviewer}`;
  return (
    <>
      <ul aria-label={`Photos by ${reviewer}`} className="mt-1 flex flex-wrap gap-2">
        {paths.map((path, n) => (
          <li key={path}>
            <a
              href={`${path}/1280.jpeg`}
              aria-label={`${nameOf(n)}, view full size`}
              onClick={(event) => {
                event.preventDefault();
                setShown(path);
              }}
              className="block size-20 overflow-hidden rounded-md"
            >
              <Picture path={path} alt={nameOf(n)} color="var(--sunken)" sizes="5rem" />
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PictureViewer
          src={`${shown}/1280.webp`}
          smaller={`${shown}/192.webp`}
          label={nameOf(paths.indexOf(shown))}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
