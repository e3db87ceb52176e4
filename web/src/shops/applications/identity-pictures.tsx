import { pictureTypes } from '@besesaka/schema/kernel/uploads.ts';
import { shopTexts as texts } from '@besesaka/schema/shops/texts.ts';
import { Camera, ImageUp } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { BroughtPictures } from '#accounts/use-brought-pictures.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChosenPictures } from '#ui/controls/chosen-pictures.tsx';
import { SelfieCamera } from './selfie-camera.tsx';

/** Both pictures of an application, each brought as soon as it is chosen. */
export function IdentityPictures({ document, selfie }: { document: BroughtPictures; selfie: BroughtPictures }) {
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-3 font-semibold text-lg">Document and selfie</legend>
      <IdDocument pictures={document} />
      <Selfie pictures={selfie} />
    </fieldset>
  );
}

export function IdDocument({ pictures }: { pictures: BroughtPictures }) {
  const { isMissing, add } = onePicture(pictures);
  return (
    <Picture
      label="ID document"
      hint="All of the card, sharp and readable. Only our checkers see it."
      pictures={pictures}
    >
      {isMissing && <ChooseFile label="Choose ID document" onChosen={add} />}
    </Picture>
  );
}

export function Selfie({ pictures }: { pictures: BroughtPictures }) {
  const [state, setState] = useState<'closed' | 'open' | 'refused'>('closed');
  const { isMissing, add } = onePicture(pictures);
  const take = (file: File) => {
    setState('closed');
    add(file);
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
          <Button onClick={() => setState('open')}>
            <Camera aria-hidden="true" className="size-5" />
            Take a selfie
          </Button>
          <ChooseFile label="Choose a photo instead" onChosen={take} />
        </div>
      )}
    </Picture>
  );
}

/** In place of one that was refused. */
function onePicture(pictures: BroughtPictures) {
  const add = (file: File) => {
    pictures.clear();
    pictures.add([file]);
  };
  return { add, isMissing: pictures.all.every(({ state }) => state === 'refused') };
}

interface PictureProps {
  label: string;
  hint: string;
  pictures: BroughtPictures;
  children: ReactNode;
}

function Picture({ label, hint, pictures, children }: PictureProps) {
  const id = useId();
  return (
    // Its buttons go with their work: the focus stays with the picture.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands around both already.
    <div tabIndex={-1} role="group" aria-labelledby={id} className="flex flex-col gap-2 outline-none">
      <div>
        <p id={id} className="font-medium text-sm">
          {label}
        </p>
        <p className="text-muted text-sm">{hint}</p>
      </div>
      <ChosenPictures items={pictures.all} uploader={pictures} />
      {children}
    </div>
  );
}

function ChooseFile({ label, onChosen }: { label: string; onChosen: (file: File) => void }) {
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
      <Button tone="secondary" className="self-start" onClick={() => input.current?.click()}>
        <ImageUp aria-hidden="true" className="size-5" />
        {label}
      </Button>
    </>
  );
}
