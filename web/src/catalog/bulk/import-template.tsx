import { importTemplate, templateLines } from '@besesaka/schema/catalog/bulk/template.ts';
import Download from 'lucide-react/icons/download';
import { buttonStyle } from '#ui/controls/button.tsx';

/** Phones show the first four. */
const cell = 'break-words px-2 py-2 text-start font-medium first:whitespace-nowrap sm:px-3 max-sm:nth-[n+5]:hidden';
const columns = ['sku', 'name', 'price', 'stock', 'category', 'option1_name', 'option1_value'] as const;

/** A table that previews the template, and its download. */
export function ImportTemplate() {
  return (
    <div className="flex flex-col gap-3">
      <div className="overflow-hidden rounded-md border border-line">
        <table className="w-full text-start text-xs sm:text-sm">
          <caption className="sr-only">Lines of the template</caption>
          <thead>
            <tr className="bg-sunken">
              {columns.map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {templateLines.map((line) => (
              <tr key={line.sku} className="border-line border-t">
                {columns.map((name) => (
                  <td key={name} className={`${cell} text-muted`}>
                    {line[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate)}`}
        download="besesaka-template.csv"
        className={`${buttonStyle({ tone: 'secondary', size: 'small' })} self-start`}
      >
        <Download aria-hidden="true" className="size-4" />
        Download template
      </a>
    </div>
  );
}
