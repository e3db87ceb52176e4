import { createHash } from 'node:crypto';
import { appFilesId } from '#platform/page/app-files.ts';
import { heard } from '#platform/page/heard.ts';

/**
 * Runs before the first paint: sets the chosen theme and layout, and the role from the hint cookie, as attributes of the
 * document for the styles.
 */
const chosen = [
  '(()=>{const d=document.documentElement.dataset,g=k=>{try{return localStorage.getItem(k)}catch{return null}}',
  ',t=g("besesaka-theme"),l=g("besesaka-layout"),n=g("besesaka-notice"),r=/(?:^|; )besesaka-role=(user|seller|admin)(?:;|$)/.exec(document.cookie);',
  'if(t==="light"||t==="dark")d.theme=t;if(r)d.role=r[1];if(l)d.layout=l;if(n)d.closedNotice=n})();',
];

/** Closes a notice of the marketplace, which is above the app, for good. */
const notices = [
  'document.addEventListener("click",e=>{const b=e.target.closest("[data-close-notice]");if(!b)return;',
  'const n=b.dataset.closeNotice;try{localStorage.setItem("besesaka-notice",n)}catch{}b.closest("section").remove()});',
];

/**
 * Marks a picture that failed to load for the styles, and retries it: after some seconds, and whenever the network is back.
 * It must listen before the first picture can fail, which is long before any other script runs.
 */
const pictures = [
  '(()=>{const again=i=>{if(i.isConnected&&"broken"in i.dataset)i.src=i.src},on=(e,f)=>document.addEventListener(e,({target:i})=>',
  '{if(i.tagName==="IMG")f(i)},true);on("load",i=>delete i.dataset.broken);',
  'on("error",i=>{if("broken"in i.dataset)return;i.dataset.broken="";setTimeout(again,5000,i)});',
  'addEventListener("online",()=>document.querySelectorAll("img[data-broken]").forEach(again))})();',
];

/**
 * On a slow network a page is readable long before its code is loaded. Taps until then are marked as received and replayed
 * after hydration: each button once, in order. Links and searches work without code. If the button of a form that the
 * server accepts is tapped again after a while, the browser posts the form, because the code may never load.
 */
const waitMs = 4_000;

const taps = [
  '(()=>{const d=document,s=new Map(),on=e=>{const b=e.target.closest("button"),f=b&&b.form,n=Date.now();',
  'if(!b||b.disabled||b.type!="button"&&!(f&&f.method=="post"))return;',
  `if(b.type!="button"){if(n-s.get(b)>${waitMs}&&f.hasAttribute("action"))return s.clear();e.preventDefault()}`,
  's.set(b,s.get(b)||n);b.dataset.tapped=""};d.addEventListener("click",on);',
  `d.addEventListener("${heard}",()=>{d.removeEventListener("click",on);`,
  's.forEach((_,b)=>{delete b.dataset.tapped;setTimeout(()=>b.click())})},{once:true})})()',
];

/**
 * Loads the app's own files after the complete page was painted, or at the first touch or key, whichever comes first. Until
 * then the network and the processor belong to the visible page.
 */
const files = [
  '(()=>{let begun;const d=document,add=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),',
  `go=()=>{const e=d.getElementById("${appFilesId}");if(begun||!e)return;begun=true;`,
  'const f=JSON.parse(e.textContent),fetchPriority="low";f.styles.forEach(href=>add("link",{rel:"stylesheet",href}));',
  'f.scripts.forEach(src=>add("script",{type:"module",src,async:false,fetchPriority}))};',
  '["pointerdown","keydown"].forEach(n=>addEventListener(n,go,true));',
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(go)))})();',
];

/** The only inline script, allowed by its hash. */
export const firstScript = [...chosen, ...notices, ...pictures, ...files, ...taps].join('');

export const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`;
