import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  createFormDraft,
  type DraftPicture,
  fromDraftPicture,
  lostPictures,
  toDraftPicture,
} from '#platform/person/form-draft.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import type { BroughtPictures } from './use-brought-pictures.ts';

interface Fields {
  /** The form's name. */
  name: string;
  personId: string;
  pictures: Readonly<Record<string, BroughtPictures>>;
  /** Saves for the life of the tab instead of a week. */
  inTab?: boolean;
}

/** Restores a form's draft with its pictures. Call `write` on every change. */
export function useFormDraft({ name, personId, pictures, inTab = false }: Fields) {
  const draft = useMemo(
    () => createFormDraft(inTab ? sessionStorage : localStorage, { name, personId }),
    [name, personId, inTab],
  );
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const [start] = useState(() => draft.read(Date.now()));
  /** Restored pictures that are not shrunk again yet are saved as they are. */
  const [back] = useState(() => new Map<File, DraftPicture>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form opens.
  useEffect(() => {
    for (const [name, uploader] of Object.entries(pictures)) {
      const files = (start?.pictures[name] ?? []).map((picture) => {
        const file = fromDraftPicture(picture);
        back.set(file, picture);
        return file;
      });
      uploader.add(files);
    }
  }, []);
  const write = useCallback(
    (texts: Record<string, string>) => {
      const all = Object.entries(latest.current).map(([name, { all }]) => [name, all.filter(isChosen)] as const);
      const saved = all.map(([name, items]) => [name, items.flatMap((item) => toKeep(item, back) ?? [])]);
      const chosen = all.map(([name, items]) => [name, items.length]);
      draft.write({ texts, pictures: Object.fromEntries(saved), chosen: Object.fromEntries(chosen) }, Date.now());
    },
    [draft, back],
  );
  const lost = (name: string) => (start ? lostPictures(start, name) : 0);
  const isStarted = start !== null && (Object.keys(start.texts).length > 0 || Object.keys(start.pictures).length > 0);
  return { texts: start?.texts ?? {}, isStarted, lost, write, forget: draft.forget };
}

const isChosen = ({ state }: UploadItem) => state !== 'refused';

function toKeep({ name, file, picture }: UploadItem, back: ReadonlyMap<File, DraftPicture>): DraftPicture | undefined {
  if (picture) return toDraftPicture(name, picture.type, picture.bytes);
  return file ? back.get(file) : undefined;
}
