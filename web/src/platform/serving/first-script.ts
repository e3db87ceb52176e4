import { createHash } from 'node:crypto';
import { appFilesId } from '#platform/page/app-files.ts';
import { heard } from '#platform/page/heard.ts';

/**
 * Runs before the first paint: the chosen theme and layout, and the role from the hint cookie, become attributes of the
 * document, where the styles find them.
 */
const chosen = [
  '(()=>{const d=document.documentElement.dataset,g=k=>{try{return localStorage.getItem(k)}catch{return null}}',
  ',t=g("besesaka-theme"),r=/(?:^|; )besesaka-role=(person|seller|admin)(?:;|$)/.exec(document.cookie);',
  'if(t==="light"||t==="dark")d.theme=t;if(r)d.role=r[1];if(g("besesaka-layout")==="rows")d.layout="rows"})();',
];

/**
 * A picture that did not come is marked for the styles, and asked for once more: after some seconds, and whenever the
 * network is back. It has to listen before the first picture can fail, which is long before any other script.
 */
const pictures = [
  '(()=>{const again=i=>{if(i.isConnected&&"broken"in i.dataset)i.src=i.src},on=(e,f)=>document.addEventListener(e,({target:i})=>',
  '{if(i.tagName==="IMG")f(i)},true);on("load",i=>delete i.dataset.broken);',
  'on("error",i=>{if("broken"in i.dataset)return;i.dataset.broken="";setTimeout(again,5000,i)});',
  'addEventListener("online",()=>document.querySelectorAll("img[data-broken]").forEach(again))})();',
];

/**
 * On a slow network a page can be read long before its code is there. What is tapped until then is shown to be noted, and
 * is carried out as soon as somebody hears it: each button once, in their order. Links and searches work without. A form
 * that the server takes as well is sent by the browser itself where the same button is tapped again later: the code may
 * never come.
 */
const patienceMs = 4_000;

const taps = [
  '(()=>{const d=document,s=new Map(),on=e=>{const b=e.target.closest("button"),f=b&&b.form,n=Date.now();',
  'if(!b||b.disabled||b.type!="button"&&!(f&&f.method=="post"))return;',
  `if(b.type!="button"){if(n-s.get(b)>${patienceMs}&&f.hasAttribute("action"))return s.clear();e.preventDefault()}`,
  's.set(b,s.get(b)||n);b.dataset.tapped=""};d.addEventListener("click",on);',
  `d.addEventListener("${heard}",()=>{d.removeEventListener("click",on);`,
  's.forEach((_,b)=>{delete b.dataset.tapped;setTimeout(()=>b.click())})},{once:true})})()',
];

/**
 * The app's own files are asked for once the page has all it shows, or at the first touch or key, whichever comes first:
 * until then the network and the processor belong to what is read.
 */
const files = [
  `(()=>{const d=document,add=(t,p)=>d.head.append(Object.assign(d.createElement(t),p)),on=["load","pointerdown","keydown"],`,
  `go=()=>{const e=d.getElementById("${appFilesId}");if(!e)return;on.forEach(n=>removeEventListener(n,go,n!="load"));`,
  'const f=JSON.parse(e.textContent),fetchPriority="low";f.styles.forEach(href=>add("link",{rel:"stylesheet",href}));',
  'f.scripts.forEach(src=>add("script",{type:"module",src,async:false,fetchPriority}))};',
  'on.forEach(n=>addEventListener(n,go,n!="load"))})();',
];

/** The only inline script, allowed by its hash. */
export const firstScript = [...chosen, ...pictures, ...files, ...taps].join('');

export const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`;
