import { useRef } from 'react';
import { newId } from '#platform/device/new-id.ts';

/**
 * Returns the idempotency key of a request. The same request sent again, after a lost response, has the same key; a changed
 * one has a new key.
 */
export function useRequestKey(): (request: unknown) => string {
  const sent = useRef({ text: '', key: '' });
  return (request) => {
    const text = JSON.stringify(request);
    if (sent.current.text !== text) sent.current = { text, key: newId() };
    return sent.current.key;
  };
}
