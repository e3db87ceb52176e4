import { longDate, longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { type SettingName, settings, settingText } from '@besesaka/schema/kernel/settings/settings.ts';
import { useState } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import type { SettingDetail_SettingFragment as Shown } from '#gql/graphql.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ChangeDialog, type Changing } from './change-dialog.tsx';
import { valueBefore } from './setting-words.ts';

const SettingDetailFragment = graphql(`
  fragment SettingDetail_setting on SettingDetail {
    name
    value
    fallback
    version
    next {
      value
      validFrom
    }
    changes {
      id
      value
      validFrom
      reason
      actorName
      createdAt
    }
    exceptions {
      kind
      slug
      name
      value
      version
      next {
        value
        validFrom
      }
    }
  }
`);

interface Props {
  name: SettingName;
  subject: FragmentType<typeof SettingDetailFragment>;
}

type Open = Changing & { title: string };

/** The value of a setting, its exceptions and its history. */
export function SettingDetail({ name, subject }: Props) {
  const one = readFragment(SettingDetailFragment, subject);
  const [open, setOpen] = useState<Open | null>(null);
  const { label } = settings[name];
  const change = (given: Partial<Open>) =>
    setOpen({ name, title: label, value: one.value, version: one.version, ...given });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card className="flex flex-col gap-3 p-4 sm:p-5">
          <p className="wrap-anywhere text-2xl tabular-nums">{settingText(name, one.value)}</p>
          <NextValue name={name} next={one.next} fallback={one.fallback} />
          <div>
            <Button onClick={() => change({})}>Change</Button>
          </div>
        </Card>
        {'hasExceptions' in settings[name] && <Exceptions name={name} of={one.exceptions} change={change} />}
      </div>
      <History name={name} of={one} change={change} />
      {open && <ChangeDialog of={open} title={open.title} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A planned change begins at midnight. */
const dateOf = (moment: string) => (moment.slice(11, 16) === '00:00' ? longDate(moment) : longDateTime(moment));

interface NextProps {
  name: SettingName;
  next: Shown['next'];
  fallback: string;
}

function NextValue({ name, next, fallback }: NextProps) {
  if (!next) return null;
  return (
    <p className="text-muted text-sm">
      {settingText(name, next.value ?? fallback)} from {dateOf(next.validFrom)}
    </p>
  );
}

interface PartProps<Of> {
  name: SettingName;
  of: Of;
  change: (given: Partial<Open>) => void;
}

function Exceptions({ name, of, change }: PartProps<Shown['exceptions']>) {
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="text-lg">Own values</h2>
      <p className="text-muted text-sm">Of a shop, or else of a category and those in it.</p>
      <ul className="divide-y divide-line">
        {of.map(({ kind, slug, name: whose, value, version, next }) => (
          <li key={`${kind} ${slug}`} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words font-medium">
                {whose}: {value ? settingText(name, value) : 'none'}
              </p>
              <NextValue name={name} next={next} fallback="general" />
            </div>
            <Button
              tone="secondary"
              size="small"
              aria-label={`Change the value of ${whose}`}
              onClick={() =>
                change({
                  title: whose,
                  value,
                  version,
                  exception: kind === 'SHOP' ? { shopSlug: slug } : { categorySlug: slug },
                })
              }
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button
          tone="secondary"
          onClick={() => change({ title: 'Own value', value: '', version: 0, exception: 'new' })}
        >
          Add
        </Button>
      </div>
    </Card>
  );
}

function History({ name, of: { changes, fallback }, change }: PartProps<Shown>) {
  const [newest] = changes;
  const before = valueBefore(changes);
  const textOf = (value: string | null) => settingText(name, value ?? fallback);
  const isPlanned = newest && new Date(newest.validFrom).getTime() > Date.now() + 60_000;
  const undo = () =>
    change({
      title: `Back to ${textOf(before)}`,
      value: before ?? '',
      validFrom: isPlanned ? newest.validFrom.slice(0, 10) : undefined,
    });
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="text-lg">History</h2>
      {!newest && <p className="text-muted">Not changed yet.</p>}
      <ol className="divide-y divide-line">
        {changes.map(({ id, value, validFrom, reason, actorName, createdAt }) => (
          <li key={id} className="flex items-start gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">
                {textOf(value)} from {dateOf(validFrom)}
              </p>
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-muted text-sm">
                {actorName}, {longDateTime(createdAt)}
              </p>
            </div>
            {id === newest?.id && (
              <Button tone="secondary" size="small" onClick={undo}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
