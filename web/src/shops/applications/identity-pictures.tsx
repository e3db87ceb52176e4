import { pictureTypes } from '@besesaka/schema/kernel/uploads.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import Camera from 'lucide-react/icons/camera';
import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { ChosenPictures } from '#ui/controls/chosen-pictures.tsx';
import { SelfieCamera } from './selfie-camera.tsx';
import type { IdentityPicture } from './use-identity-picture.ts';

/** Both pictures of an application. Each is uploaded as soon as it is chosen. */
export function IdentityPictures({ document, selfie }: { document: IdentityPicture; selfie: IdentityPicture }) {
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-3 font-semibold text-lg">Document and selfie</legend>
      <IdDocument pictures={document} />
      <Selfie pictures={selfie} />
    </fieldset>
  );
}

export function IdDocument({ pictures }: { pictures: IdentityPicture }) {
  const isMissing = pictures.all.every(({ state }) => state === 'refused');
  return (
    <Picture
      label="ID document"
      hint="The whole card, sharp and readable. Only our review team sees it."
      pictures={pictures}
    >
      {isMissing && <ChooseFile name="idDocument" label="Choose ID document" onChosen={pictures.replace} />}
    </Picture>
  );
}

export function Selfie({ pictures }: { pictures: IdentityPicture }) {
  const [state, setState] = useState<'closed' | 'open' | 'refused'>('closed');
  const isMissing = pictures.all.every(({ state }) => state === 'refused');
  const take = (file: File) => {
    setState('closed');
    pictures.replace(file);
  };
  return (
    <Picture label="Selfie" hint="Your face, alone and in good light." pictures={pictures}>
      {isMissing && state === 'open' && (
        <SelfieCamera onTaken={take} onRefused={() => setState('refused')} onCancel={() => setState('closed')} />
      )}
      {isMissing && state === 'refused' && (
        <p role="alert" className="text-clay text-sm">
          {texts.cameraRefused}
        </p>
      )}
      {isMissing && state !== 'open' && (
        <div className="flex flex-wrap gap-3">
          <Button name="passportPicture" onClick={() => setState('open')}>
            <Camera aria-hidden="true" className="size-5" />
            Take a selfie
          </Button>
          <ChooseFile label="Choose a photo instead" onChosen={take} />
        </div>
      )}
    </Picture>
  );
}

interface PictureProps {
  label: string;
  hint: string;
  pictures: IdentityPicture;
  children: ReactNode;
}

function Picture({ label, hint, pictures, children }: PictureProps) {
  const id = useId();
  return (
    // When its buttons disappear, the focus stays within this group.
    // biome-ignore lint/a11y/useSemanticElements: there is already a fieldset around both pictures.
    <div tabIndex={-1} role="group" aria-labelledby={id} className="flex flex-col gap-2 outline-none">
      <div>
        <p id={id} className="font-medium text-sm">
          {label}
        </p>
        <p className="text-muted text-sm">{hint}</p>
      </div>
      <ChosenPictures items={pictures.all} uploader={pictures} isLarge />
      {pictures.isSaved && (
        <p className="font-medium text-brand text-sm">Uploaded. We’ll include it in your application.</p>
      )}
      {!pictures.isSaved && pictures.before && pictures.all.length === 0 && (
        <>
          <img
            src={pictures.before}
            alt={`${label}, submitted before`}
            className="max-h-60 max-w-full self-start rounded-md bg-sunken object-contain"
          />
          <p className="text-muted text-sm">Submitted before. Choose another one only to replace it.</p>
        </>
      )}
      {children}
    </div>
  );
}

interface ChooseFileProps {
  label: string;
  /** The picture's name in the form. */
  name?: string;
  onChosen: (file: File) => void;
}

function ChooseFile({ label, name, onChosen }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button tone="secondary" name={name} className="self-start" onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" className="size-5" />
        {label}
      </Button>
    </>
  );
}
