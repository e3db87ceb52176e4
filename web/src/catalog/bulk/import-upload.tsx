import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { texts as kernelTexts } from '@besesaka/schema/kernel/texts.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sendForm } from '#platform/uploads/send-form.ts';
import { Button, buttonStyle } from '#ui/controls/button.tsx';

interface Props {
  /** Why no file can be sent now: another import is running. */
  blocked: string | undefined;
  renewSession: () => Promise<unknown>;
  onUploaded: () => void;
}

export function ImportUpload({ blocked, renewSession, onUploaded }: Props) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  function startSending(): AbortController {
    const controller = new AbortController();
    sending.current = controller;
    return controller;
  }

  async function upload(file: File) {
    if (file.size > (/\.zip$/i.test(file.name) ? limits.zipBytes : limits.csvBytes))
      return setProblem(texts.fileTooLarge);
    setProblem('');
    setProgress(0);
    const { signal } = startSending();
    const form = new FormData();
    form.append('file', file);
    const answer = await sendForm('/api/product-imports', form, {
      signal,
      onProgress: setProgress,
      renewSession,
    }).catch(() => null);
    setProgress(null);
    if (answer === null) return;
    const { status, body } = answer;
    if (status === 201) return onUploaded();
    setProblem(typeof body.error === 'string' ? body.error : kernelTexts.networkError);
  }
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && progress === null && !blocked) void upload(file);
  };
  return (
    <DropArea onDrop={choose}>
      {progress === null ? (
        <FileButton isOff={Boolean(blocked)} onChoose={choose} />
      ) : (
        <div className="flex w-full flex-wrap items-center gap-3">
          <progress aria-label="Upload" value={progress} max={1} className="h-2 min-w-40 flex-1 accent-brand" />
          <Button tone="secondary" size="small" onClick={() => sending.current?.abort()}>
            Cancel upload
          </Button>
        </div>
      )}
      <p id="import-file" className="text-muted text-sm">
        {blocked ??
          'A CSV file, or a zip file with one CSV file and pictures. Nothing changes before you have seen it.'}
      </p>
      <p role="alert" className="text-clay text-sm empty:hidden">
        {problem}
      </p>
    </DropArea>
  );
}

type Chosen = (files: FileList | null) => void;

function DropArea({ onDrop, children }: { onDrop: Chosen; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; its button does the same
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.files);
      }}
      className="flex min-h-40 flex-col items-center justify-center gap-2 rounded-lg border-2 border-control border-dashed p-4 text-center"
    >
      <p aria-hidden="true" className="font-medium max-sm:hidden">
        Drop your file here
      </p>
      {children}
    </div>
  );
}

function FileButton({ isOff, onChoose }: { isOff: boolean; onChoose: Chosen }) {
  return (
    <label className={`${buttonStyle()} relative ${isOff ? 'opacity-60' : 'cursor-pointer'}`}>
      <input
        type="file"
        accept=".csv,.zip,text/csv,application/zip"
        disabled={isOff}
        aria-describedby="import-file"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onChoose(target.files);
          target.value = '';
        }}
      />
      Choose a file
    </label>
  );
}
