import type { ReactNode } from 'react';
import type { HideableKind } from '#gql/graphql.ts';
import { classNames } from '#ui/display/class-names.ts';
import { DeletePicturesButton, HideButton } from './hide-dialog.tsx';

interface Props {
  subject: { kind: HideableKind; id: string; isHidden: boolean };
  hiddenReason: string | null | undefined;
  /** The query to refetch after a change. */
  query: string;
  picture?: ReactNode;
  name: ReactNode;
  /** Lines of facts. They have the whole width, below the name and the button. */
  children: ReactNode;
}

/** What users published, in an admin list, with the button that hides it. */
export function ContentRow({ subject, hiddenReason, query, picture, name, children }: Props) {
  return (
    <li
      className={classNames(
        'grid items-center gap-x-3 gap-y-3 px-4 py-2.5',
        picture ? 'grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {picture && <div className="row-span-2 self-start">{picture}</div>}
      <div className="min-w-0">{name}</div>
      <HideButton subject={subject} query={query} inList />
      <div className={classNames('min-w-0', picture ? '-col-end-1 col-start-2' : 'col-span-2')}>
        {children}
        {hiddenReason && <p className="mt-1 break-words text-sm">Hidden: {hiddenReason}</p>}
        {subject.isHidden && <DeletePicturesButton subject={{ kind: subject.kind, id: subject.id }} query={query} />}
      </div>
    </li>
  );
}

/** A link in a line of small text, high enough for a finger. */
export const lineLink =
  'relative inline-block py-0.5 leading-5 underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2.5';
