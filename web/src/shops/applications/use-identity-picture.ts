import type { UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import { useEffect, useState } from 'react';
import { useBroughtPictures } from '#accounts/use-brought-pictures.ts';
import { createDraft } from '#platform/user/draft.ts';

/** Stores only the picture's upload id, for the life of the tab. The picture itself is never stored on the device. */
const savedIds = () => createDraft(sessionStorage, 'sell-pictures');

type PictureName = 'idDocument' | 'passportPicture';

/**
 * A picture of an application: uploaded now, uploaded before a reload, or submitted before. `before` is the link to a
 * submitted one.
 */
export function useIdentityPicture(purpose: UploadPurpose, name: PictureName, before: string | null = null) {
  const uploader = useBroughtPictures(purpose, 1);
  const [savedId, setSavedId] = useState(() => String(savedIds().read()[name] ?? ''));
  const chosen = uploader.all.find(({ state }) => state !== 'refused');
  const broughtId = chosen?.id ?? '';
  useEffect(() => {
    if (broughtId) keepId(name, broughtId);
  }, [broughtId, name]);
  const forget = () => {
    setSavedId('');
    keepId(name, '');
  };
  return {
    ...uploader,
    name,
    before,
    /** Empty without a picture, or while it is uploading. */
    id: chosen ? broughtId : savedId,
    isOnItsWay: chosen !== undefined && broughtId === '',
    isSaved: !chosen && savedId !== '',
    /** Replaces the current picture. */
    replace(file: File) {
      forget();
      uploader.clear();
      uploader.add([file]);
    },
    remove(key: string) {
      forget();
      uploader.remove(key);
    },
    forget,
  };
}

export type IdentityPicture = ReturnType<typeof useIdentityPicture>;

function keepId(name: PictureName, id: string): void {
  const words = savedIds();
  const ids = Object.entries(words.read()).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const next = Object.fromEntries([...ids.filter(([other]) => other !== name), ...(id ? [[name, id] as const] : [])]);
  if (Object.keys(next).length > 0) words.write(next);
  else words.forget();
}
