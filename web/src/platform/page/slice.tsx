import { type ReactNode, Suspense, use, useEffect, useId, useRef } from 'react';
import { sliceAttribute } from './slice-attribute.ts';
import { openSlice, sliceDone, waitFor } from './slices.ts';

/** A part of the page that hydrates separately, in its turn (slices.ts). It does not change the layout. */
export function Slice({ children }: { children: ReactNode }) {
  const id = useId();
  const wasDrawn = useRef(false);
  useEffect(() => {
    wasDrawn.current = true;
  }, []);
  // A second render has something new to show and cannot wait.
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

/** Suspends until its turn has come; then React renders it again. */
function Turn({ id }: { id: string }) {
  const waiting = waitFor(id);
  if (waiting) use(waiting);
  return null;
}

function Done({ id }: { id: string }) {
  useEffect(() => sliceDone(id), [id]);
  return null;
}
