import { selfie } from '@besesaka/schema/shops/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface Props {
  onTaken: (picture: File) => void;
  /** Called if there is no camera, or no permission to use it. */
  onRefused: () => void;
  onCancel: () => void;
}

/** Uses the device's camera while it is on the screen. */
export function SelfieCamera({ onTaken, onRefused, onCancel }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let gone = false;
    openCamera().then(
      (opened) => {
        stream = opened;
        if (gone || !video.current) return stop(opened);
        video.current.srcObject = opened;
      },
      () => {
        if (!gone) refused.current();
      },
    );
    return () => {
      gone = true;
      if (stream) stop(stream);
    };
  }, []);

  async function take() {
    const picture = video.current && (await capture(video.current));
    if (picture) onTaken(picture);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {/* The preview is mirrored, as users expect; the picture itself is not. */}
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="Your camera"
        onLoadedData={({ currentTarget }) => {
          setReady(true);
          // On a phone the button would be below the visible area.
          currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
        }}
        className="aspect-square w-full max-w-80 -scale-x-100 rounded-lg bg-sunken object-cover"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={take} blocked={!ready && 'The camera is starting.'}>
          Take photo
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new Error('No camera available');
  return navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'user', width: 640, height: 640 } });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Captures the square in the centre, without loss: the upload compresses it to a JPEG later. */
async function capture(video: HTMLVideoElement): Promise<File | null> {
  const { width, height } = selfie;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const side = Math.min(video.videoWidth, video.videoHeight);
  const left = (video.videoWidth - side) / 2;
  const top = (video.videoHeight - side) / 2;
  canvas.getContext('2d')?.drawImage(video, left, top, side, side, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob && new File([blob], 'selfie.png', { type: 'image/png' });
}
