import { sellerReportTexts as texts } from '@besesaka/schema/admin/texts.ts';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { currentRole } from '#platform/user/role.ts';
import { optional } from '#ui/display/optional.tsx';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = optional(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function ReportButton({ label, subject }: { label: string; subject: Reported }) {
  const askLogin = useAskLogin();
  const [open, setOpen] = useState(false);
  const login = subject.kind === 'SHOP' ? texts.login : texts.loginToReport;
  return (
    <>
      <button
        type="button"
        onClick={() => (currentRole() === null ? askLogin(null, login) : setOpen(true))}
        className="inline-flex min-h-11 items-center gap-2 self-start text-muted text-sm underline-offset-4 hover:underline"
      >
        <Flag aria-hidden="true" className="size-4" />
        {label}
      </button>
      {open && <ReportDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}
