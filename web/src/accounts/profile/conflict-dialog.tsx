import { regionLabel } from '@besesaka/schema/kernel/regions.ts';
import type { Conflict } from '#platform/forms/merge-edit.ts';
import type { Question } from '#platform/forms/use-question.ts';
import { SidesDialog } from '#ui/dialogs/sides-dialog.tsx';
import { genderList } from './profile-query.ts';

type Props = Question<{ conflicts: readonly Conflict[] }, ReadonlySet<string>> & { onClose: () => void };

/** In the words of the profile. */
export function ConflictDialog({ conflicts, answer, onClose }: Props) {
  const fields = conflicts.map(({ name, theirs, mine }) => ({
    ...{ name, label: labels[name] ?? name, now: shown(name, theirs), mine: shown(name, mine) },
  }));
  const text = 'Your profile was saved in another tab or on another device since you began.';
  return <SidesDialog text={text} fields={fields} onAnswer={answer} onClose={onClose} />;
}

const labels: Record<string, string> = {
  ...{ fullName: 'Full name', gender: 'Gender', dateOfBirth: 'Date of birth', telephoneNumber: 'Phone' },
  ...{ whatsappNumber: 'WhatsApp', address: 'Address', city: 'City', region: 'Region' },
  ...{ gpsAddress: 'GhanaPost GPS address', picture: 'Profile picture' },
};

function shown(name: string, text: string) {
  if (text === '') return <span className="text-muted">Empty</span>;
  if (name === 'gender') return genderList.find(({ code }) => code === text)?.label ?? text;
  if (name === 'region') return regionLabel(text);
  if (name !== 'picture') return text;
  // Its path where it is kept already, else an upload that this page shows in the form.
  if (!text.startsWith('/')) return 'The one you chose';
  return <img src={`${text}/320.jpeg`} alt="As it is now" className="size-12 rounded-full bg-sunken object-cover" />;
}
