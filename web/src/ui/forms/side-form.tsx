import type { ReactNode } from 'react';
import type { InputFormParts } from '#platform/forms/form-fields.ts';
import { InputForm } from './input-form.tsx';

interface Props {
  of: InputFormParts;
  /** What stays in view beside the fields: how the result looks, and what belongs to saving. */
  side: ReactNode;
  /** The button that sends the form. It stays in view on a phone too. */
  save: ReactNode;
  children: ReactNode;
}

/** A long form with a column beside it, which follows the form on a narrow screen. */
export function SideForm({ of, side, save, children }: Props) {
  return (
    <InputForm of={of} className="gap-5 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start xl:gap-x-8">
      {children}
      <div className="contents xl:sticky xl:top-22 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:flex xl:flex-col xl:gap-5">
        {side}
        <div data-phone-bar="" className="save-bar">
          {save}
        </div>
      </div>
    </InputForm>
  );
}
