import type { ReactNode } from 'react';

/** A field that changed on the server while the user was editing it, with the user's value. */
export interface Side {
  name: string;
  label: string;
  now: ReactNode;
  mine: ReactNode;
}

interface Props {
  fields: readonly Side[];
}

const phoneRow = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3';

/** Shows both versions of each field that was changed in the meantime. */
export function BothSides({ fields }: Props) {
  // On a phone the field's name is above both values, so that an amount fits on one line.
  return (
    <table className="w-full table-fixed text-start text-sm max-sm:block">
      <thead className="max-sm:block">
        <tr className={phoneRow}>
          <th scope="col" className="w-1/4 max-sm:col-span-2">
            <span className="sr-only">Field</span>
          </th>
          {['Current', 'Yours'].map((side) => (
            <th key={side} scope="col" className="py-1 text-start font-medium text-muted sm:ps-2">
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {fields.map((field) => (
          <tr key={field.name} className={`border-line border-t align-top ${phoneRow}`}>
            <th scope="row" className="break-words pt-2 text-start font-medium max-sm:col-span-2 sm:py-2">
              {field.label}
            </th>
            <td className="min-w-0 py-2 tabular-nums sm:ps-2">{field.now}</td>
            <td className="min-w-0 py-2 tabular-nums sm:ps-2">{field.mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
