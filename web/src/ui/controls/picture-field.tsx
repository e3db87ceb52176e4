import { originalBytesMax, type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import type { UploadItem } from '#platform/uploads/uploader.ts';
import type { useUploads } from '#platform/uploads/use-uploads.ts';
import { Button } from './button.tsx';
import { ChosenPictures } from './chosen-pictures.tsx';

interface PictureFieldProps {
  pictures: {
    purpose: UploadPurpose;
    max: number;
    uploader: ReturnType<typeof useUploads>;
    all: readonly UploadItem[];
  };
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
