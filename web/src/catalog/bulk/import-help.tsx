import { importColumnNames, importColumns, specificationPrefix } from '@besesaka/schema/catalog/bulk/columns.ts';
import { importTemplate } from '@besesaka/schema/catalog/bulk/template.ts';
import Download from 'lucide-react/icons/download';
import { buttonStyle } from '#ui/controls/button.tsx';

/** The columns of a file, and a template with examples. */
export function ImportHelp() {
  return (
    <details className="rounded-lg border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium">Columns and template</summary>
      <div className="flex flex-col items-start gap-3 pb-4">
        <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {importColumnNames.map((name) => (
            <div key={name} className="contents">
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted">{importColumns[name]}</dd>
            </div>
          ))}
          <dt className="font-medium">{specificationPrefix}…</dt>
          <dd className="text-muted">A specification of the category, such as spec:brand.</dd>
        </dl>
        <p className="text-muted text-sm">
          Only sku or slug is needed to change a product. Empty cells leave its values as they are.
        </p>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate)}`}
          download="besesaka-template.csv"
          className={buttonStyle({ tone: 'secondary', size: 'small' })}
        >
          <Download aria-hidden="true" className="size-4" />
          Download template
        </a>
      </div>
    </details>
  );
}
