import { useQuery } from '@apollo/client/react';
import { accountTexts } from '@besesaka/schema/accounts/texts.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { ProfileForm } from '#accounts/profile/profile-form.tsx';
import { ProfileDocument } from '#accounts/profile/profile-query.ts';
import { Card } from '#ui/display/card.tsx';
import { FormSkeleton } from '#ui/display/form-skeleton.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

export function DashboardUpdateProfileScreen() {
  const query = useQuery(ProfileDocument);
  const navigate = useNavigate();
  const toast = useToast();
  const done = () => {
    toast.success(accountTexts.profileUpdated);
    navigate('/dashboard/profile');
  };
  return (
    <div className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl">
        Update profile
      </h1>
      <Loaded query={query} data={query.data?.viewer?.user} skeleton={<FormSkeleton />} failed={texts.networkError}>
        {(user) => (
          <Card className="max-w-3xl p-5 sm:p-8">
            <ProfileForm profile={user} onChanged={done} />
          </Card>
        )}
      </Loaded>
    </div>
  );
}
