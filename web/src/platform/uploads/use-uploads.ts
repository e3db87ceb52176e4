import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { newId } from '#platform/device/new-id.ts';
import { useAskAgain } from '#platform/network/use-ask-again.ts';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { createUploader, type Uploader, type UploaderDeps } from './uploader.ts';

export type Uploads = Uploader & { all: ReturnType<Uploader['items']> };

interface UploadOptions extends Pick<UploaderDeps, 'max' | 'send'> {
  purpose: UploadPurpose;
}

/**
 * The pictures of a form while it is mounted. With `send` each is uploaded at once, and its `id` is the input of a mutation;
 * without it they are only shrunk.
 */
export function useUploads({ purpose, max, send }: UploadOptions): Uploads {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [uploader] = useState(() =>
    createUploader({
      max,
      shrink: async (file) => {
        const { shrinkPicture } = await fetchCode(() => import('./shrink-picture.ts'));
        return shrinkPicture(file, purpose);
      },
      ...(send && { send: (picture, sending) => (latest.current ?? send)(picture, sending) }),
      newKey: newId,
      previews: URL,
    }),
  );
  useEffect(() => {
    return () => uploader.clear();
  }, [uploader]);
  const all = useSyncExternalStore(uploader.subscribe, uploader.items, uploader.items);
  useAskAgain(
    all.some(({ state }) => state === 'lost'),
    () => uploader.retry(),
  );
  return { ...uploader, all };
}
