import { useLocation, useNavigate } from 'react-router';
import { type Intent, keepIntent } from '#platform/person/intent.ts';
import { useToast } from '#ui/toasts/toast.tsx';

/** Keeps what the visitor wanted, says what is missing, and leads to the login and back. */
export function useAskLogin(): (intent: Intent) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (intent) => {
    keepIntent(sessionStorage, intent, Date.now());
    // Written out: the room's other texts are not part of the first page.
    toast.info(intent.kind === 'add-to-cart' ? 'Please log in to add items to cart' : 'Please log in to continue.');
    navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  };
}
