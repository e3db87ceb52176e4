import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import { useEffect, useMemo, useRef } from 'react';
import { createDraft } from '#platform/user/draft.ts';
import { useBroughtPictures } from './use-brought-pictures.ts';

/**
 * The pictures of a form: shrunk in the browser and uploaded one by one while the user writes. With the name of a `draft`
 * the uploaded ones are still there after a reload; only their ids are stored.
 */
export function usePictures(purpose: UploadPurpose, max: number, draft?: string) {
  const uploader = useBroughtPictures(purpose, max);
  const { all, restore } = uploader;
  const stored = useMemo(() => (draft ? createDraft(sessionStorage, `${draft}-pictures`) : null), [draft]);
  const ids = all.flatMap(({ state, id }) => (state === 'ready' && id ? [id] : []));
  const now = ids.join(' ');
  // The first pass takes what is stored; the later ones store what there is.
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) stored?.write({ ids: now });
    else
      restore(
        String(stored?.read().ids ?? '')
          .split(' ')
          .filter(Boolean),
      );
    isRead.current = true;
  }, [stored, now, restore]);
  return {
    purpose,
    max,
    uploader,
    all,
    bytes: all.reduce((sum, { picture }) => sum + (picture?.bytes.byteLength ?? 0), 0),
    ids,
    forget: () => stored?.forget(),
    areBusy: all.some(({ state }) => state === 'waiting' || state === 'working'),
    areLost: all.some(({ state }) => state === 'lost'),
  };
}
