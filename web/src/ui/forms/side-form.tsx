import type { ReactNode } from 'react';
import type { InputFormParts } from '#platform/forms/form-fields.ts';
import { InputForm } from './input-form.tsx';
import { SideColumn, withSideColumn } from './side-column.tsx';

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
    <InputForm of={of} className={withSideColumn}>
      {children}
      <SideColumn>
        {side}
        <div data-phone-bar="" className="save-bar">
          {save}
        </div>
      </SideColumn>
    </InputForm>
  );
}
