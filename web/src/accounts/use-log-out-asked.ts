import { texts } from '@besesaka/schema/kernel/texts.ts';
import { useNavigate } from 'react-router';
import { useConfirm } from '#ui/use-confirm.ts';
import { useToast } from '#ui/use-toast.ts';
import { useLogOut } from './use-log-out.ts';

/** Asks, logs out and goes home. */
export function useLogOutAsked(): () => Promise<void> {
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return async () => {
    if (!(await confirm({ title: 'Log out?', text: 'You can log in again at any time.', confirm: 'Log out' }))) return;
    try {
      await logOut();
      navigate('/');
    } catch {
      toast.error(texts.networkError);
    }
  };
}
