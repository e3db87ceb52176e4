import { html } from 'virtual:guide';
import { PageMeta } from '#platform/page/page-meta.tsx';
import '#styles/guide.css';

/** Other servers of this origin serve these paths, so they are not routes of the web app. */
const links = [
  { label: 'GraphiQL', href: '/graphql' },
  { label: 'Schema', href: '/graphql/schema.graphql' },
  { label: 'REST reference', href: '/api/docs' },
] as const;

export function DevelopersScreen() {
  return (
    <div className="page-width py-8">
      <PageMeta
        title="Developers"
        description="The API of Besesaka: logging in, paging, live updates, limits and errors, with examples that run."
        canonical="/developers"
      />
      <ul className="mb-6 flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center text-brand underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from our own file, in which markup is escaped. */}
      <article className="guide" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
