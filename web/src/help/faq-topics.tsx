import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { Card } from '#ui/display/card.tsx';
import { Disclosure } from '#ui/display/disclosure.tsx';
import { findFaqs } from './find-faqs.ts';
import { HelpIcon } from './help-icon.tsx';

const FaqTopicFragment = graphql(`
  fragment FaqTopic_topic on FaqTopic {
    id
    title
    icon
    description
    faqs {
      id
      question
      answer
    }
  }
`);

interface FaqTopicsProps {
  topics: readonly FragmentType<typeof FaqTopicFragment>[];
  /** The search text; empty shows everything. */
  words: string;
}

/** The topics that match the search. All matches are open; without a search, the first question of each topic is. */
export function useFoundFaqs({ topics, words }: FaqTopicsProps) {
  return findFaqs(readFragment(FaqTopicFragment, topics), words);
}

type Found = ReturnType<typeof useFoundFaqs>;

export function FaqTopics({ found: matches, words }: { found: Found; words: string }) {
  // Two columns without holes, in which an opened answer moves nothing beside it.
  const half = Math.ceil(matches.length / 2);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {[matches.slice(0, half), matches.slice(half)].map((topics, column) => (
        <ul key={column === 0 ? 'first' : 'second'} className="flex min-w-0 flex-col gap-5 empty:hidden">
          {topics.map(({ id, title, icon, description, faqs }) => (
            <li key={id} id={id} className="min-w-0 scroll-mt-20">
              <Card className="px-5 pt-5 sm:px-6">
                <div className="flex gap-4 border-line border-b pb-4">
                  <HelpIcon icon={icon} />
                  <div className="min-w-0">
                    <h2 className="text-lg">{title}</h2>
                    <p className="text-muted text-sm">{description}</p>
                    <p className="mt-1 text-muted text-sm">{questions(faqs.length)}</p>
                  </div>
                </div>
                {faqs.map((faq, place) => (
                  <Disclosure
                    // The key changes with the search, so that a match opens even if the reader had closed it.
                    key={`${faq.id} ${words !== ''}`}
                    id={faq.id}
                    level={3}
                    heading={faq.question}
                    open={words !== '' || place === 0}
                  >
                    <p>{faq.answer}</p>
                  </Disclosure>
                ))}
              </Card>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

export function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
