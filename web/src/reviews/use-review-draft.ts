import { shopReviewTexts } from '@besesaka/schema/reviews/texts.ts';
import { useEffect, useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { takeIntent } from '#platform/person/intent.ts';
import { helpfulMarks } from './helpful-marks.ts';
import { takenUp } from './taken-up.ts';

interface Own {
  helpfulIds: string[];
  /** What this person wrote here. */
  review?: object | null;
}

/** A review that is being written on this page: null until it is begun. Its words go along to the login and come back from it. */
export function useReviewDraft<Draft extends Readonly<Record<string, string | number>>>(
  path: string,
  own: Own | null | undefined,
  empty: Draft,
) {
  const askLogin = useAskLogin();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    if (own) helpfulMarks.add(own.helpfulIds);
  }, [own]);
  useEffect(() => {
    if (!own || own.review) return;
    const intent = takeIntent(sessionStorage, 'review', Date.now());
    if (intent?.subjectId === path) setDraft(takenUp(empty, intent.draft));
  }, [own, path, empty]);

  function login(written?: Draft) {
    setDraft(null);
    askLogin({ kind: 'review', subjectId: path, ...(written && { draft: { ...written } }) }, shopReviewTexts.login);
  }

  return { draft, write: setDraft, login, close: () => setDraft(null) };
}
