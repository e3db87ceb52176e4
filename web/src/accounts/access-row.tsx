import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiKeyScope } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { scopeWords } from './api-keys/scope-words.ts';

interface Props {
  icon: LucideIcon;
  access: { name: string; scopes: readonly ApiKeyScope[]; lastUsedAt: string | null };
  /** Tells it from others with the same name. */
  sign: ReactNode;
  /** How long it lasts. */
  term: string;
  /** The word of the button that ends it. */
  end: string;
  consequence: string;
  busy: boolean;
  onEnd: () => void;
}

/** A program that may act for the user, until the user ends that. */
export function AccessRow({ icon: Icon, access, sign, term, end, consequence, busy, onEnd }: Props) {
  const confirm = useConfirm();
  const { name, scopes, lastUsedAt } = access;
  const ask = async () => {
    const question = { title: `${end} “${name}”?`, text: consequence, confirm: end, tone: 'danger' as const };
    if (await confirm(question)) onEnd();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <Icon aria-hidden="true" className="size-5.5 shrink-0 text-muted" />
      <div className="wrap-break-word min-w-0 flex-1 basis-44">
        <p className="font-medium">
          {name} {sign}
        </p>
        <p className="text-muted text-sm">{scopes.map((scope) => scopeWords[scope]).join(' · ')}</p>
        <p className="text-muted text-sm">
          {lastUsedAt ? `Last used ${longDateTime(lastUsedAt)}` : 'Never used'} · {term}
        </p>
      </div>
      <Button tone="secondary" size="small" busy={busy} onClick={() => void ask()} aria-label={`${end} ${name}`}>
        {end}
      </Button>
    </li>
  );
}
