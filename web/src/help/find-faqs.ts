interface Question {
  question: string;
  answer: string;
}

/** The topics with the questions that have all of these words in question or answer; topics without one are left out. */
export function findFaqs<T extends { faqs: readonly Question[] }>(topics: readonly T[], words: string): T[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...topics];
  return topics.flatMap((topic) => {
    const faqs = topic.faqs.filter(({ question, answer }) => {
      const text = folded(`${question} ${answer}`);
      return wanted.every((word) => text.includes(word));
    });
    return faqs.length > 0 ? [{ ...topic, faqs }] : [];
  });
}

/** Accents and signs are not typed by everybody. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’"“”]/gu, '')
    .toLowerCase();
}
