import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createFormDraft, fromDraftPicture, toDraftPicture } from '#platform/person/form-draft.ts';
import type { BroughtPictures } from './use-brought-pictures.ts';

interface Fields {
  /** Of the form; null where nothing is to be kept. */
  name: string | null;
  personId: string;
  pictures: Readonly<Record<string, BroughtPictures>>;
}

/** What was begun here before, its pictures too; `write` is called whenever something was typed. */
export function useFormDraft({ name, personId, pictures }: Fields) {
  const draft = useMemo(
    () => (name === null ? null : createFormDraft(localStorage, { name, personId })),
    [name, personId],
  );
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const [start] = useState(() => draft?.read(Date.now()) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, when the form opens.
  useEffect(() => {
    for (const [name, uploader] of Object.entries(pictures))
      uploader.add((start?.pictures[name] ?? []).map(fromDraftPicture));
  }, []);
  const write = useCallback(
    (texts: Record<string, string>) => {
      const kept = Object.entries(latest.current).map(([name, { all }]) => [
        name,
        all.flatMap((item) =>
          item.picture && item.state !== 'refused'
            ? [toDraftPicture(item.name, item.picture.type, item.picture.bytes)]
            : [],
        ),
      ]);
      draft?.write({ texts, pictures: Object.fromEntries(kept) }, Date.now());
    },
    [draft],
  );
  return { texts: start?.texts ?? {}, write, forget: () => draft?.forget() };
}
