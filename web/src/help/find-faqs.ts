interface Question {
  question: string;
  answer: string;
}

/**
 * The topics with the questions that contain all the words, in the question or the answer. Topics without a match are
 * left out.
 */
export function findFaqs<T extends { faqs: readonly Question[] }>(topics: readonly T[], words: string): T[] {
  const terms = folded(words).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const faqs = topic.faqs.filter(({ question, answer }) => {
      const text = folded(`${question} ${answer}`);
      return terms.every((word) => text.includes(word));
    });
    return faqs.length > 0 ? [{ ...topic, faqs }] : [];
  });
}

/** Many users do not type accents and punctuation. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’"“”]/gu, '')
    .toLowerCase();
}
