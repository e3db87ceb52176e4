import { Account } from './account.tsx';

/** The head of the page: whose API this is, the ways to its manuals, and who runs the operations. */
export function Head() {
  return (
    <header className="head">
      <a className="head-name" href="/">
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span>Besesaka</span>
      </a>
      <h1>GraphiQL</h1>
      <nav aria-label="Manuals">
        <a href="/developers">Guide</a>
        <a href="/api/docs">REST</a>
      </nav>
      <Account />
    </header>
  );
}
