import { useApolloClient } from '@apollo/client/react';
import { originalBytesMax, type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createDraft } from '#platform/person/draft.ts';
import { sendUpload } from '#platform/uploads/send-upload.ts';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import { useUploads } from '#platform/uploads/use-uploads.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChosenPictures } from '#ui/controls/chosen-pictures.tsx';
import { PersonDocument } from './viewer.ts';

/**
 * The pictures of a form: shrunk in the browser and uploaded one by one while the user writes. With the name of a `draft`
 * the uploaded ones are still there after a reload; only their ids are stored.
 */
export function usePictures(purpose: UploadPurpose, max: number, draft?: string) {
  const client = useApolloClient();
  const renewSession = () => client.query({ query: PersonDocument, fetchPolicy: 'no-cache' });
  const uploader = useUploads({
    purpose,
    max,
    send: (picture, sending) => sendUpload(picture, { purpose, renewSession, ...sending }),
  });
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

interface PictureFieldProps {
  pictures: ReturnType<typeof usePictures>;
  /** "Photos", "Pictures". */
  label: string;
  texts: {
    tooMany: string;
    notImage(file: string): string;
    /** The error for an image that this browser cannot shrink. */
    undrawable(file: string): string;
  };
}

export function PictureField({ pictures: { purpose, max, uploader, all }, label, texts }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  // A refused file does not count towards the limit.
  const used = all.filter(({ state }) => state !== 'refused').length;

  /** Checks what is known before the file is opened. */
  const faultOf = ({ name, type, size }: File) => {
    if (!type.startsWith('image/')) return texts.notImage(name);
    return size > originalBytesMax ? `${name}: ${purpose.tooLarge}` : null;
  };
  const problemOf = ({ name, problem }: UploadItem) =>
    problem === uploadTexts.invalid ? texts.undrawable(name) : `${name}: ${problem}`;

  function choose(files: readonly File[]) {
    const faults = files.flatMap((file) => faultOf(file) ?? []);
    const left = uploader.add(files.filter((file) => faultOf(file) === null));
    setRefused(left > 0 ? [...faults, texts.tooMany] : faults);
  }

  return (
    <div className="flex flex-col gap-2">
      <ChosenPictures items={all} uploader={uploader} problemOf={problemOf} />
      {refused.map((problem) => (
        <p key={problem} role="alert" className="wrap-anywhere text-clay text-sm">
          {problem}
        </p>
      ))}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          choose(chosen);
        }}
      />
      <Button
        tone="secondary"
        size="small"
        className="self-start"
        blocked={used >= max && texts.tooMany}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" className="size-4" />
        Add {label.toLowerCase()} ({used}/{max})
      </Button>
    </div>
  );
}
