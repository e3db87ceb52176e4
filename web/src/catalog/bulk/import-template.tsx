import { importTemplate } from '@besesaka/schema/catalog/bulk/template.ts';
import Download from 'lucide-react/icons/download';
import { buttonStyle } from '#ui/controls/button.tsx';

/** A file to begin with, for a spreadsheet. */
export function ImportTemplate() {
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate)}`}
      download="besesaka-template.csv"
      className={buttonStyle({ tone: 'secondary' })}
    >
      <Download aria-hidden="true" className="size-4" />
      Download template
    </a>
  );
}
