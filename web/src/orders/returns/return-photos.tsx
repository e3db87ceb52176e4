import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { UserDocument } from '#accounts/viewer.ts';
import { optional } from '#ui/display/optional.tsx';

const PictureViewer = optional(async () => (await import('#ui/dialogs/picture-viewer.tsx')).PictureViewer);

const thumbnail = (path: string) => `${path}?width=320`;
const large = (path: string) => `${path}?width=1280`;

/** The photos of a return request. Each opens full screen. */
export function ReturnPhotos({ paths }: { paths: readonly string[] }) {
  const client = useApolloClient();
  const [shown, setShown] = useState<string | null>(null);
  const [renewed, setRenewed] = useState(false);
  const nameOf = (path: string) => `Photo ${paths.indexOf(path) + 1} of ${paths.length}`;

  // A GraphQL request renews an expired session; a picture request does not.
  async function renew() {
    if (renewed) return;
    await client.query({ query: UserDocument, fetchPolicy: 'network-only' }).catch(() => {});
    setRenewed(true);
  }

  if (paths.length === 0) return null;
  return (
    <>
      <ul aria-label="Photos" className="mt-2 flex flex-wrap gap-2">
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              aria-label={`${nameOf(path)}, view full size`}
              onClick={() => setShown(path)}
              className="block size-20 overflow-hidden rounded-md bg-sunken"
            >
              <img
                key={String(renewed)}
                src={thumbnail(path)}
                alt={nameOf(path)}
                loading="lazy"
                decoding="async"
                onError={() => void renew()}
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PictureViewer
          src={large(shown)}
          smaller={thumbnail(shown)}
          label={nameOf(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
