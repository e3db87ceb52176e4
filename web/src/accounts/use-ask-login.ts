import { useLocation, useNavigate } from 'react-router';
import { type Intent, saveIntent } from '#platform/user/intent.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** Saves the visitor's intent, shows a message, and leads to the login and back. */
export function useAskLogin(): (intent: Intent | null, message: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (intent, message) => {
    if (intent) saveIntent(sessionStorage, intent, Date.now());
    toast.info(message);
    const here = pathname + search;
    navigate(`/login?redirect=${encodeURIComponent(here)}`, { state: { from: here } });
  };
}
