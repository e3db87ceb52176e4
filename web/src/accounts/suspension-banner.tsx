import { suspensionTexts as texts } from '@besesaka/schema/accounts/suspension-texts.ts';
import { Link } from 'react-router';

interface Props {
  userId: string;
  reason: string;
  until: string | null;
}

/** Shown above every page of a suspended user. */
export function SuspensionBanner({ userId, reason, until }: Props) {
  return (
    <div role="status" className="bg-clay text-on-clay print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-sm">
        <p className="min-w-0 flex-1 basis-72 break-words">
          <strong>{texts.banner(until)}</strong> {reason} {texts.stillAllowed}
        </p>
        <Link
          to={`/appeal/account/${userId}`}
          className="min-h-11 content-center font-semibold underline underline-offset-4"
        >
          Appeal
        </Link>
        <Link to="/contact" className="min-h-11 content-center font-semibold underline underline-offset-4">
          Write to us
        </Link>
      </div>
    </div>
  );
}
