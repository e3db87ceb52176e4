import type { ReactNode } from 'react';
import type { HideableKind } from '#gql/graphql.ts';
import { DeletePicturesButton, HideButton } from './hide-dialog.tsx';

interface Props {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  hiddenReason: string | null | undefined;
  /** The query to refetch after a change. */
  query: string;
  picture?: ReactNode;
  children: ReactNode;
}

/** What users published, in an admin list, with the button that hides it. */
export function ContentRow({ subject, hiddenReason, query, picture, children }: Props) {
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      {picture}
      <div className="min-w-0 flex-1">
        {children}
        {hiddenReason && <p className="mt-1 break-words text-sm">Hidden: {hiddenReason}</p>}
        {subject.isHidden && <DeletePicturesButton subject={{ kind: subject.kind, id: subject.id }} query={query} />}
      </div>
      <HideButton subject={subject} query={query} inList />
    </li>
  );
}

/** A link in a line of small text, high enough for a finger. */
export const lineLink = 'inline-block py-0.5 leading-5 underline underline-offset-4';
