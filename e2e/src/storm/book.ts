/** `unknown`: the answer was lost, or a refusal followed a lost answer, whose request may still be carried out. */
export type Outcome = 'accepted' | 'refused' | 'unknown';

/** An act as its client saw it. */
export interface Act {
  by: string;
  outcome: Outcome;
  /** Requests without an answer. */
  lost: number;
}

export interface OrderAct extends Act {
  key: string;
  productId: string;
  quantity: number;
  /** Each code that an answer named. */
  codes: string[];
  total: string | null;
}

export interface StepAct extends Act {
  code: string;
  actor: 'buyer' | 'seller';
  action: string;
}

export interface StockAct extends Act {
  productId: string;
  amount: number;
}

export interface MessageAct extends Act {
  conversationId: string;
  clientId: string;
  content: string;
  numbers: number[];
}

export interface OfferAct extends Act {
  productId: string;
  ids: string[];
}

export interface AnswerAct extends Act {
  offerId: string;
  kind: string;
}

export interface HideAct extends Act {
  reason: string;
}

export interface Book {
  orders: OrderAct[];
  steps: StepAct[];
  stock: StockAct[];
  messages: MessageAct[];
  offers: OfferAct[];
  answers: AnswerAct[];
  hides: HideAct[];
}

export const emptyBook = (): Book => ({
  orders: [],
  steps: [],
  stock: [],
  messages: [],
  offers: [],
  answers: [],
  hides: [],
});

/** For example `orders: 120 accepted, 3 refused, 1 unknown, 14 answers lost`. */
export function figuresOf(book: Book): string[] {
  return Object.entries(book).map(([kind, acts]: [string, Act[]]) => {
    const count = (outcome: Outcome) => `${acts.filter((act) => act.outcome === outcome).length} ${outcome}`;
    const lost = acts.reduce((sum, act) => sum + act.lost, 0);
    return `${kind}: ${count('accepted')}, ${count('refused')}, ${count('unknown')}, ${lost} answers lost`;
  });
}
