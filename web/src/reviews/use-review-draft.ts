import { shopReviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { createDraft, takenUp, type Words } from '#platform/person/draft.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { helpfulMarks, ownReviews } from './helpful-marks.ts';

interface Own {
  helpfulIds: string[];
  /** What this person wrote here. */
  review?: { id: string } | null;
}

/** A review that is being written on this page: null until it is begun. Its words go along to the login and come back from it. */
export function useReviewDraft<Draft extends Words>(path: string, own: Own | null | undefined, empty: Draft) {
  const askLogin = useAskLogin();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    if (own) helpfulMarks.add(own.helpfulIds);
    if (own?.review) ownReviews.add([own.review.id]);
  }, [own]);
  useEffect(() => {
    if (!own || own.review) return;
    const intent = takeIntent(sessionStorage, 'review', Date.now());
    if (intent?.subjectId !== path) return;
    const taken = takenUp(empty, intent.draft);
    // From now on they are nowhere else.
    if (intent.draft) keptAt(path).write(taken);
    setDraft(taken);
  }, [own, path, empty]);

  /** With what stood there before a reload, where it was neither sent nor given up. */
  function begin(start: Draft) {
    setDraft(takenUp(start, keptAt(path).read()));
  }

  function write(written: Draft) {
    keptAt(path).write(written);
    setDraft(written);
  }

  function close() {
    keptAt(path).forget();
    setDraft(null);
  }

  function login(written?: Draft) {
    close();
    askLogin({ kind: 'review', subjectId: path, ...(written && { draft: { ...written } }) }, shopReviewTexts.login);
  }

  return { draft, begin, write, login, close };
}

const keptAt = (path: string) => createDraft(sessionStorage, `review-${path}`);
