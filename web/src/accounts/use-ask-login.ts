import { useLocation, useNavigate } from 'react-router';
import { type Intent, saveIntent } from '#platform/user/intent.ts';

/** Saves the visitor's intent, and leads to the login, whose heading is the message, and back. */
export function useAskLogin(): (intent: Intent | null, message: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (intent, message) => {
    if (intent) saveIntent(sessionStorage, intent, Date.now());
    const here = pathname + search;
    navigate(`/login?redirect=${encodeURIComponent(here)}`, { state: { from: here, message } });
  };
}
