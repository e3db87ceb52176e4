import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Picture } from '#ui/picture.tsx';

const HighlightPanelFragment = graphql(`
  fragment HighlightPanel_product on Product {
    id
    primaryImage {
      id
      path
      color
    }
  }
`);

interface HighlightPanelProps {
  title: string;
  text: string;
  to: string;
  products: readonly FragmentType<typeof HighlightPanelFragment>[];
}

const largeSizes = '(width >= 64rem) 312px, 46vw';
const smallSizes = '(width >= 64rem) 152px, 23vw';

/** One large picture over two small ones, and where they lead. */
export function HighlightPanel({ title, text, to, products }: HighlightPanelProps) {
  const pictures = readFragment(HighlightPanelFragment, products).map((product) => product.primaryImage);
  const [large, ...small] = pictures;
  return (
    <Link to={to} className="group block overflow-hidden rounded-lg bg-surface ring-1 ring-line">
      <div className="grid grid-cols-2 gap-1">
        <div className="col-span-2 aspect-[3/2] overflow-hidden bg-sunken">
          {large && <Picture path={large.path} color={large.color} alt="" sizes={largeSizes} ratio="3 / 2" priority />}
        </div>
        {[small[0], small[1]].map((picture, n) => (
          <div key={picture?.id ?? n} className="aspect-[3/2] overflow-hidden bg-sunken">
            {picture && <Picture path={picture.path} color={picture.color} alt="" sizes={smallSizes} ratio="3 / 2" />}
          </div>
        ))}
      </div>
      <div className="p-3 sm:p-4">
        <h2 className="text-base group-hover:underline sm:text-lg">{title}</h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
    </Link>
  );
}
