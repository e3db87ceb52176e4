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
  /** Of the form. */
  name: string;
  personId: string;
  pictures: Readonly<Record<string, BroughtPictures>>;
  /** For as long as the tab lives; else for a week. */
  inTab?: boolean;
}

/** What was begun here before, its pictures too; `write` is called whenever something was typed. */
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
  /** Brought back, and not shrunk once more yet: kept as they are. */
  const [back] = useState(() => new Map<File, DraftPicture>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, when the form opens.
  useEffect(() => {
    for (const [name, uploader] of Object.entries(pictures)) {
      const files = (start?.pictures[name] ?? []).map((kept) => {
        const file = fromDraftPicture(kept);
        back.set(file, kept);
        return file;
      });
      uploader.add(files);
    }
  }, []);
  const write = useCallback(
    (texts: Record<string, string>) => {
      const all = Object.entries(latest.current).map(([name, { all }]) => [name, all.filter(isChosen)] as const);
      const kept = all.map(([name, items]) => [name, items.flatMap((item) => toKeep(item, back) ?? [])]);
      const chosen = all.map(([name, items]) => [name, items.length]);
      draft.write({ texts, pictures: Object.fromEntries(kept), chosen: Object.fromEntries(chosen) }, Date.now());
    },
    [draft, back],
  );
  const lost = (name: string) => (start ? lostPictures(start, name) : 0);
  const isBegun = start !== null && (Object.keys(start.texts).length > 0 || Object.keys(start.pictures).length > 0);
  return { texts: start?.texts ?? {}, isBegun, lost, write, forget: draft.forget };
}

const isChosen = ({ state }: UploadItem) => state !== 'refused';

function toKeep({ name, file, picture }: UploadItem, back: ReadonlyMap<File, DraftPicture>): DraftPicture | undefined {
  if (picture) return toDraftPicture(name, picture.type, picture.bytes);
  return file ? back.get(file) : undefined;
}
