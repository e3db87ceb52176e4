import { useApolloClient } from '@apollo/client/react';
import { imageWidths } from '@besesaka/schema/kernel/images.ts';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { UserDocument } from '#accounts/viewer.ts';
import { useLowData } from '#platform/device/low-data.tsx';
import { fitWithin } from '#platform/uploads/fit-within.ts';
import type { PictureViewerProps } from '#ui/dialogs/picture-viewer.tsx';
import { useCode } from '#ui/display/optional.tsx';

interface MessagePictureProps {
  /** The server's path, or null before the upload. */
  path: string | null;
  /** The browser's own copy. */
  preview: string | null;
  width: number;
  height: number;
  color: string;
  label: string;
}

const frame = { width: 260, height: 320 };
const smallWidth = 320;
const fullWidth = 1280;

/** Reserves its space before it loads. A tap shows it full screen. */
export function MessagePicture({ path, preview, width, height, color, label }: MessagePictureProps) {
  const { lowData } = useLowData();
  const client = useApolloClient();
  const fetchCode = useCode();
  const [renewed, setRenewed] = useState(false);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const size = fitWithin({ width, height }, frame);
  const addressFor = (pixels: number) => `${path}?width=${pixels}`;
  const widths = lowData ? [smallWidth] : imageWidths.filter((one) => one >= smallWidth && one <= 960);

  async function show({ currentTarget }: MouseEvent) {
    const smaller = currentTarget.querySelector('img')?.currentSrc ?? '';
    const loaded = await fetchCode(() => import('#ui/dialogs/picture-viewer.tsx'));
    if (!loaded) return;
    setViewer(() => loaded.PictureViewer);
    setShown(smaller);
  }

  // A GraphQL request renews an expired session; a picture request does not.
  async function renew() {
    if (renewed || preview) return;
    await client.query({ query: UserDocument, fetchPolicy: 'network-only' }).catch(() => {});
    setRenewed(true);
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${label}, view full size`}
        onClick={show}
        className="mb-1 block min-h-11 min-w-11 max-w-full overflow-hidden rounded-md"
        style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}`, backgroundColor: color }}
      >
        <img
          key={String(renewed)}
          src={preview ?? addressFor(smallWidth)}
          srcSet={preview ? undefined : widths.map((one) => `${addressFor(one)} ${one}w`).join(', ')}
          sizes={`${size.width}px`}
          alt={label}
          loading="lazy"
          decoding="async"
          onError={renew}
          className="size-full object-cover"
        />
      </button>
      {Viewer && shown !== null && (
        <Viewer
          src={preview ?? addressFor(fullWidth)}
          smaller={shown}
          label={label}
          width={width}
          height={height}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
