import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: the chosen theme and layout, and the role from the hint cookie, become attributes of the
 * document, where the styles find them. It is the only inline script, allowed by its hash.
 */
export const firstScript = [
  '(()=>{const d=document.documentElement.dataset,g=k=>{try{return localStorage.getItem(k)}catch{return null}}',
  ',t=g("besesaka-theme"),r=/(?:^|; )besesaka-role=(person|seller|admin)(?:;|$)/.exec(document.cookie);',
  'if(t==="light"||t==="dark")d.theme=t;if(r)d.role=r[1];if(g("besesaka-layout")==="rows")d.layout="rows"})()',
].join('');

export const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`;
