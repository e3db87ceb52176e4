import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface MailLink {
  uid: string;
  token: string;
}

/** The two parts of `?token=<uid>/<token>`; null if one is missing. */
export function readMailLink(text: string | null): MailLink | null {
  const [uid, token, ...rest] = (text ?? '').split('/');
  return uid && token && rest.length === 0 ? { uid, token } : null;
}

/**
 * The mail link that opened this page. It is removed from the address bar at once, so that it is neither seen nor sent as a
 * referrer. The history entry stores it, so that a reload finds it.
 */
export function useMailLink(): MailLink | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (token !== null)
      void navigate(pathname, { replace: true, preventScrollReset: true, state: { mailLink: token } });
  }, [token, pathname, navigate]);
  const text = token ?? mailLinkOf(state);
  return useMemo(() => readMailLink(text), [text]);
}

function mailLinkOf(state: unknown): string | null {
  const link: unknown = Object(state).mailLink;
  return typeof link === 'string' ? link : null;
}
