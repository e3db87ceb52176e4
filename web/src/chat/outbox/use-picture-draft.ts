import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import type { OutboxPicture } from './entry.ts';

interface PictureDraft {
  picture: OutboxPicture;
  /** To be looked at before it is sent. */
  address: string;
}

/** The one picture that will go out with the next message. */
export function usePictureDraft() {
  const toast = useToast();
  const [draft, setDraft] = useState<PictureDraft | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useRef<string | null>(null);

  const put = useCallback((next: PictureDraft | null) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = next?.address ?? null;
    setDraft(next);
  }, []);
  useEffect(() => () => put(null), [put]);

  const choose = useCallback(
    async (file: File) => {
      setBusy(true);
      try {
        const { compressPicture } = await fetchCode(() => import('./compress-picture.ts'));
        const picture = await compressPicture(file);
        put({ picture, address: URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })) });
      } catch (error) {
        const said = error instanceof Error && error.name === 'PictureRefusal' ? error.message : null;
        toast.error(said ?? chatTexts.pictureInvalid);
      } finally {
        setBusy(false);
      }
    },
    [put, toast],
  );
  const drop = useCallback(() => put(null), [put]);
  return { draft, busy, choose, drop };
}
