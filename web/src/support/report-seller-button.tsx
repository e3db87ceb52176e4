import { sellerReportTexts as texts } from '@besesaka/schema/support/texts.ts';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useAskLogin } from '#accounts/use-ask-login.ts';
import { currentRole } from '#platform/person/role.ts';
import { optional } from '#ui/display/optional.tsx';

const ReportSellerDialog = optional(async () => (await import('./report-seller-dialog.tsx')).ReportSellerDialog);

/** Quiet, at the end of what the shop says about itself. */
export function ReportSellerButton({ shop }: { shop: { id: string; name: string } }) {
  const askLogin = useAskLogin();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => (currentRole() === null ? askLogin(null, texts.login) : setOpen(true))}
        className="inline-flex min-h-11 items-center gap-2 text-muted text-sm underline-offset-4 hover:underline"
      >
        <Flag aria-hidden="true" className="size-4" />
        Report Seller
      </button>
      {open && <ReportSellerDialog shop={shop} onClose={() => setOpen(false)} />}
    </>
  );
}
