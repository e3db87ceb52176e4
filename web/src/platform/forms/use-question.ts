import { useState } from 'react';

/** Something that is asked in the middle of sending: what about, and where the answer goes; null gives it up. */
export type Question<About, Answer> = About & { answer: (given: Answer | null) => void };

/** `ask` waits until the question that the form then shows is answered. */
export function useQuestion<About extends object, Answer>() {
  const [question, setQuestion] = useState<Question<About, Answer> | null>(null);
  const ask = (about: About) =>
    new Promise<Answer | null>((resolve) => {
      const answer = (given: Answer | null) => {
        setQuestion(null);
        resolve(given);
      };
      setQuestion({ ...about, answer });
    });
  return { question, ask };
}
