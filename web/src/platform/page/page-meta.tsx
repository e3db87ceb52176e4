import { useAbsoluteUrl } from '#platform/page/page-context.tsx';
import { scriptJson } from '#platform/page/page-data.ts';
import { useTitleCount } from '#platform/page/title-count.ts';

interface PageMetaProps {
  title: string;
  description?: string;
  /** The canonical path of the page, without filters. */
  canonical?: string;
  /** The path of the picture shown when the page is shared. */
  image?: string;
  type?: 'website' | 'product' | 'profile';
  /** Structured data for search engines. */
  jsonLd?: object;
  noIndex?: boolean;
}

const siteDescription =
  'Buy from sellers all over Ghana, talk to them live, and pay the way you like. Phones, fashion, food, home and more.';

/** React lifts these into the head, on the server and in the browser. Paths become absolute. */
export function PageMeta({ title, description, canonical, image, type, jsonLd, noIndex }: PageMetaProps) {
  const fullTitle = title === 'Besesaka' ? 'Besesaka: Ghana’s marketplace' : `${title} | Besesaka`;
  const absolute = useAbsoluteUrl();
  const count = useTitleCount();
  return (
    <>
      <title>{count > 0 ? `(${count}) ${fullTitle}` : fullTitle}</title>
      <meta name="description" content={description ?? siteDescription} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description ?? siteDescription} />
      <meta property="og:type" content={type ?? 'website'} />
      <meta property="og:image" content={absolute(image ?? '/icons/share.png')} />
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {jsonLd && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON in a block that is not executed.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }} />
      )}
    </>
  );
}
