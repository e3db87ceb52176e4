import { useQuery } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { AddressBook } from '#accounts/addresses/address-book.tsx';
import { EmailReminder } from '#accounts/confirmation/email-reminder.tsx';
import { ProfileDocument } from '#accounts/profile/profile-query.ts';
import { ProfileSkeleton } from '#accounts/profile/profile-skeleton.tsx';
import { ProfileView } from '#accounts/profile/profile-view.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

/** Long enough for the spinner to be noticed. */
const shownMs = 1000;

export function DashboardProfileScreen() {
  const query = useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network' });
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    const [answer] = await Promise.allSettled([query.refetch(), new Promise((done) => setTimeout(done, shownMs))]);
    setBusy(false);
    if (answer.status === 'rejected') toast.error(accountTexts.profileRefreshFailed);
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          Profile
        </h1>
        <IconButton label="Refresh" className="-me-3" onClick={refresh} busy={busy}>
          <RefreshCw aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <EmailReminder />
      <Loaded
        query={query}
        data={query.data?.viewer?.user}
        skeleton={<ProfileSkeleton />}
        failed={accountTexts.profileRefreshFailed}
      >
        {(user) => (
          <ProfileView profile={user} shop={query.data?.viewer?.shop ?? null}>
            <AddressBook />
          </ProfileView>
        )}
      </Loaded>
    </div>
  );
}
