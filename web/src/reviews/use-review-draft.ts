import { shopReviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { applyDraft, createDraft, type Words } from '#platform/user/draft.ts';
import { consumeIntent } from '#platform/user/intent.ts';
import { helpfulMarks, ownReviews } from './helpful-marks.ts';

interface Own {
  helpfulIds: string[];
  /** The viewer's review here. */
  review?: { id: string } | null;
}

/** The draft of a review on this page; null until it is started. It survives a login. */
export function useReviewDraft<Draft extends Words>(path: string, own: Own | null | undefined, empty: Draft) {
  const askLogin = useAskLogin();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    if (own) helpfulMarks.add(own.helpfulIds);
    if (own?.review) ownReviews.add([own.review.id]);
  }, [own]);
  useEffect(() => {
    if (!own || own.review) return;
    const intent = consumeIntent(sessionStorage, 'review', Date.now(), path);
    if (!intent) return;
    const restored = applyDraft(empty, intent.draft);
    // The intent is used up, so the draft must be saved here.
    if (intent.draft) draftAt(path).write(restored);
    setDraft(restored);
  }, [own, path, empty]);

  /** Restores the draft from before a reload, unless it was sent or discarded. */
  function begin(start: Draft) {
    setDraft(applyDraft(start, draftAt(path).read()));
  }

  function write(written: Draft) {
    draftAt(path).write(written);
    setDraft(written);
  }

  function close() {
    draftAt(path).forget();
    setDraft(null);
  }

  function login(written?: Draft) {
    close();
    askLogin({ kind: 'review', subjectId: path, ...(written && { draft: { ...written } }) }, shopReviewTexts.login);
  }

  return { draft, begin, write, login, close };
}

const draftAt = (path: string) => createDraft(sessionStorage, `review-${path}`);
