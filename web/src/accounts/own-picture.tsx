import { pictureTypes, type UploadPurpose } from '@besesaka/schema/kernel/uploads.ts';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { ChosenPictures } from '#ui/controls/chosen-pictures.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { useBroughtPictures } from './use-brought-pictures.ts';

/** The picture of a user or a shop: the current one, a new upload, or none after a removal. */
export function useOwnPicture(purpose: UploadPurpose, shown: string | null) {
  const uploader = useBroughtPictures(purpose, 1);
  const [isRemoved, setRemoved] = useState(false);
  // A refused upload does not replace the current picture.
  const brought = uploader.all.find(({ state }) => state !== 'refused');
  return {
    purpose,
    uploader,
    shown: isRemoved || brought ? null : shown,
    isChanged: brought !== undefined || (isRemoved && shown !== null),
    /** Why the form must wait for the upload. */
    blocked: brought !== undefined && uploadWaits[brought.state],
    /** The value for the input: an upload id, null to remove, or undefined to leave it unchanged. */
    value: brought?.id ?? (isRemoved ? null : undefined),
    remove() {
      uploader.clear();
      setRemoved(true);
    },
  };
}

const uploadWaits = {
  waiting: 'Your picture is still being sent.',
  working: 'Your picture is still being sent.',
  lost: 'Your picture was not sent. Press Retry on it, or remove it.',
  refused: false,
  ready: false,
} as const;

interface Props {
  label: string;
  hint: string;
  picture: ReturnType<typeof useOwnPicture>;
}

export function OwnPicture({ label, hint, picture }: Props) {
  const { uploader, shown, purpose, remove } = picture;
  const input = useRef<HTMLInputElement>(null);
  const isThere = shown !== null || uploader.all.some(({ state }) => state !== 'refused');
  const word = label.toLowerCase();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <p className="text-muted text-sm">{hint}</p>
      {shown && (
        <Picture
          path={shown}
          alt={`${label} as it is`}
          color="var(--sunken)"
          sizes="400px"
          ratio={`${purpose.width} / ${purpose.height}`}
          className={purpose.width === purpose.height ? 'size-24 rounded-full' : 'w-full max-w-md rounded-lg'}
        />
      )}
      <ChosenPictures items={uploader.all} uploader={uploader} problemOf={({ problem }) => String(problem)} />
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        aria-label={`Choose ${word}`}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (!file) return;
          uploader.clear();
          uploader.add([file]);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" className="size-4" />
          Choose {word}
        </Button>
        {isThere && (
          <Button tone="quiet" size="small" onClick={remove}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove {word}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
