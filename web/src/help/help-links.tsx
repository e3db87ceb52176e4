import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';

const PolicyLinkFragment = graphql(`
  fragment PolicyLink_policy on Policy {
    slug
    title
    summary
  }
`);

/** Links to the safety tips, the policies and the contact form. */
export function HelpLinks({ policies }: { policies: readonly FragmentType<typeof PolicyLinkFragment>[] }) {
  const links = [
    { to: '/help/safety', title: 'Safety tips', text: 'How to buy without worry.' },
    ...readFragment(PolicyLinkFragment, policies).map(({ slug, title, summary }) => ({
      to: `/policies/${slug}`,
      title,
      text: summary,
    })),
    { to: '/help/imports', title: 'Import products', text: 'For sellers: many products from a spreadsheet.' },
    { to: '/contact', title: 'Contact us', text: 'Can’t find an answer? Write to us.' },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ to, title, text }) => (
        <li key={to} className="min-w-0">
          <Link to={to} className="block h-full rounded-lg border border-line bg-surface p-4 hover:bg-sunken">
            <span className="link font-semibold">{title}</span>
            <span className="mt-1 block text-muted text-sm">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
