import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Link } from 'react-router';

/** A hint under a message that asks for money before the buyer has seen the goods. It blocks nothing. */
export function SafetyHint({ text }: { text: string }) {
  if (!speaksOfPayingFirst(text)) return null;
  return (
    <p className="mt-1.5 flex max-w-[85%] items-start gap-2 text-muted text-sm sm:max-w-lg">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
      <span>
        Stay safe: see the item before you pay. Never pay a seller in advance outside Besesaka.{' '}
        <Link to="/help/safety" className="underline underline-offset-4">
          Safety tips
        </Link>
      </span>
    </p>
  );
}

/** Terms for money that changes hands. */
const money =
  '(?:money|momo|mo ?mo|mobile money|cash|payment|deposit|part[- ]?payment|half|full amount|advance|transport|delivery fee|booking fee|commitment fee|\\d[\\d,.]* ?(?:cedis?|ghs|ghc|gh₵|bucks)?|(?:₵|ghs|ghc|gh₵) ?\\d[\\d,.]*)';
const give = '(?:pay|send|transfer|deposit|drop|cash ?out|make (?:a |the |full )?payment|forward)';
const before =
  '(?:before|b4|first|1st|in advance|upfront|up front|ahead|prior to|then i|so i|and i (?:will|go|dey)|so that i)';
const deliver =
  '(?:deliver(?:y|ed)?|dispatch|ship(?:ping)?|send (?:it|the item|am|the goods)|bring|release|come|see|view|inspect|meet|reserve|hold (?:it|am)|keep (?:it|am))';

/** Allows up to about a sentence between two terms. */
const near = '[^.!?\\n]{0,60}?';

const patterns = [
  // "send momo first", "pay half before I deliver", "transfer 200 cedis in advance"
  `\\b${give}\\b${near}${money}${near}\\b${before}\\b`,
  `\\b${give}\\b(?: (?:me|us|it|am|now|small|something))*[ ,]+\\b(?:before|b4|first|1st|in advance|upfront|up front)\\b`,
  // "before delivery you pay", "b4 I bring it, send momo"
  `\\b(?:before|b4|prior to)\\b${near}\\b${deliver}\\b${near}\\b${give}\\b`,
  // "first send the money", "you first pay"
  `\\b(?:first|1st)[, ]+(?:you )?${give}\\b${near}${money}`,
  // "deposit is required", "momo me the deposit", "I need a deposit"
  `\\b(?:need|want|require|take|collect|ask for)s?\\b${near}\\b(?:deposit|part[- ]?payment|advance|payment first|money first|momo first)\\b`,
  `\\b(?:deposit|part[- ]?payment|advance payment|payment)\\b${near}\\b(?:required|needed|compulsory|first|before|b4|upfront|in advance)\\b`,
  `\\b(?:momo|money|payment|cash)[, ]+(?:first|before|b4|upfront)\\b`,
  // "payment before delivery", "pay before you see it"
  `\\b(?:pay|payment|paying)\\b${near}\\b(?:before|b4)\\b${near}\\b${deliver}\\b`,
  `\\bmomo (?:me|us|it|the)\\b${near}(?:${money}|\\b${before}\\b)`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Phrases of fair dealing: "pay on delivery", "inspect before you pay". */
const fair = [
  /\b(?:pay|payment|cash|momo)\b[^.!?\n]{0,20}\b(?:on|upon|at|after|when)\b[^.!?\n]{0,20}\b(?:deliver\w*|arriv\w*|inspect\w*|receiv\w*|collect\w*|pick ?up|you (?:see|get|check))/iu,
  /\b(?:see|check|inspect|test|view|look at|receive|get)\b[^.!?\n]{0,40}\b(?:before|b4|and then|then)\b[^.!?\n]{0,15}\b(?:you |u |i )?(?:pay|send|transfer)/iu,
  /\b(?:don'?t|do not|never|no need to|needn'?t|not)\b[^.!?\n]{0,20}\b(?:pay|send|transfer|deposit|payment)/iu,
];

/**
 * Whether a message asks for payment before inspection, in the English of Ghana's markets. It only triggers a small
 * hint, so a wrong result does no harm.
 */
export function speaksOfPayingFirst(text: string): boolean {
  return text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .split(/[.!?\n]+/u)
    .some((sentence) => patterns.some((one) => one.test(sentence)) && !fair.some((one) => one.test(sentence)));
}
