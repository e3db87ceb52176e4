import { categoryIcons } from '@besesaka/schema/catalog/category-limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { useChangeCategory } from './use-change-category.ts';

interface Stepped {
  id: string;
  icon: string;
  position: number;
  isHidden: boolean;
  productCount: number;
  version: number;
}

type Step = 'hide' | 'up' | 'down' | 'remove' | 'icon';

/** Runs one change at a time and shows a toast with its result. */
function useStep() {
  const [busy, setBusy] = useState<Step | null>(null);
  const toast = useToast();
  const run = async (step: Step, change: () => Promise<string | null>, done: string) => {
    setBusy(step);
    const problem = await change();
    setBusy(null);
    if (problem) toast.error(problem);
    else toast.success(done);
    return problem === null;
  };
  return { busy, run };
}

/** Hides or shows a category in menus, reorders it among its siblings, and deletes it when it is empty. */
export function CategorySteps({ category: { id, isHidden, position, productCount, version } }: { category: Stepped }) {
  const { change, order, remove } = useChangeCategory();
  const { busy, run } = useStep();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const goAway = async () => {
    const question = { title: 'Delete this category?', text: 'It is empty. Links to it will stop working.' };
    if (!(await confirm({ ...question, confirm: 'Delete' }))) return;
    if (await run('remove', () => remove({ id }), 'Category deleted'))
      void navigate('/admin/categories', { replace: true });
  };
  return (
    <>
      <Button
        tone={isHidden ? 'primary' : 'secondary'}
        busy={busy === 'hide'}
        waits={busy !== null}
        onClick={() =>
          void run(
            'hide',
            () => change({ id, isHidden: !isHidden, version }),
            isHidden ? 'Shown in menus' : 'Hidden from menus',
          )
        }
      >
        {isHidden ? 'Show in menus' : 'Hide from menus'}
      </Button>
      <Button
        tone="secondary"
        busy={busy === 'up'}
        waits={busy !== null}
        blocked={position === 0 && 'It is the first already.'}
        onClick={() => void run('up', () => order({ id, position: position - 1 }), 'Category moved up')}
      >
        Up
      </Button>
      <Button
        tone="secondary"
        busy={busy === 'down'}
        waits={busy !== null}
        onClick={() => void run('down', () => order({ id, position: position + 1 }), 'Category moved down')}
      >
        Down
      </Button>
      {productCount === 0 && (
        <Button tone="danger" busy={busy === 'remove'} waits={busy !== null} onClick={() => void goAway()}>
          Delete
        </Button>
      )}
    </>
  );
}

const named = (icon: string) => icon.charAt(0).toUpperCase() + icon.slice(1).replaceAll('-', ' ');

export function CategoryIconField({ category: { id, icon, version } }: { category: Stepped }) {
  const { change } = useChangeCategory();
  const { busy, run } = useStep();
  return (
    <div className="flex max-w-80 items-end gap-3">
      <CategoryIcon name={icon} className="mb-3 size-6 shrink-0" />
      <div className="flex-1">
        <Field label="Icon">
          <Select
            value={icon}
            disabled={busy !== null}
            onChange={({ target }) =>
              void run('icon', () => change({ id, icon: target.value, version }), 'Icon changed')
            }
          >
            {categoryIcons.map((one) => (
              <option key={one} value={one}>
                {named(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
