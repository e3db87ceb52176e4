import { type ReactNode, Suspense, use, useEffect, useId, useRef } from 'react';
import { sliceAttribute } from './slice-attribute.ts';
import { openSlice, sliceDone, waitFor } from './slices.ts';

/** A part of the page that comes alive by itself, in its turn (slices.ts). It changes nothing of how the page looks. */
export function Slice({ children }: { children: ReactNode }) {
  const id = useId();
  const wasDrawn = useRef(false);
  useEffect(() => {
    wasDrawn.current = true;
  }, []);
  // What is drawn again has something new to show, and cannot wait.
  if (wasDrawn.current) openSlice(id);
  return (
    <div {...{ [sliceAttribute]: id }} className="contents">
      <Suspense fallback={null}>
        <Turn id={id} />
        {children}
        <Done id={id} />
      </Suspense>
    </div>
  );
}

/** Without any hook: React draws it once more when its turn has come, and then there is nothing to wait for. */
function Turn({ id }: { id: string }) {
  const waiting = waitFor(id);
  if (waiting) use(waiting);
  return null;
}

function Done({ id }: { id: string }) {
  useEffect(() => sliceDone(id), [id]);
  return null;
}
