import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { useLogOut } from '#accounts/use-log-out.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useToast } from '#ui/toasts/toast.tsx';

export function useAskLogOut(): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const logOut = useLogOut();
  const navigate = useNavigate();
  return async () => {
    const yes = await confirm({
      title: 'Log out?',
      text: 'You can log in again at any time.',
      confirm: 'Log out',
    });
    if (!yes) return;
    try {
      await logOut();
      navigate('/');
    } catch {
      toast.error(texts.networkError);
    }
  };
}
