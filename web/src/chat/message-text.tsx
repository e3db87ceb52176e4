import { useMemo } from 'react';
import { linksIn } from './links-in.ts';

/** What somebody wrote, as text and nothing else; addresses can be followed, at one's own risk. */
export function MessageText({ text }: { text: string }) {
  const parts = useMemo(() => linksIn(text), [text]);
  let at = 0;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ text, href }) => {
        const key = at;
        at += text.length;
        return href ? (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium text-brand underline"
          >
            {text}
          </a>
        ) : (
          text
        );
      })}
    </p>
  );
}
