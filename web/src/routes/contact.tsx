import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router';
import { ContactConfirmation } from '#help/contact-confirmation.tsx';
import { ContactForm } from '#help/contact-form.tsx';
import type { Received } from '#help/use-contact.ts';
import { PageMeta } from '#platform/page/page-meta.tsx';
import { useRole } from '#platform/user/role.ts';
import { Card } from '#ui/display/card.tsx';
import { LastingFocus } from '#ui/display/lasting-focus.tsx';
import { optional } from '#ui/display/optional.tsx';

const OwnMessages = optional(async () => (await import('#help/own-messages.tsx')).OwnMessages);

export function ContactScreen() {
  // Each message gets a new form, so that none is sent twice.
  const [round, setRound] = useState(0);
  const [received, setReceived] = useState<Received | null>(null);
  const role = useRole();
  return (
    <LastingFocus className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 lg:max-w-5xl">
      <PageMeta
        title="Contact us"
        description="Contact Besesaka about an order, a payment, your shop or a problem."
        canonical="/contact"
      />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          Contact us
        </h1>
        <p className="max-w-160 text-pretty text-muted">
          We answer by email, usually within one working day. Many answers are in{' '}
          <Link to="/help" className="link">
            Help
          </Link>{' '}
          already. If it is about an order, include its number.
        </p>
      </div>
      {received && <ContactConfirmation received={received} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card className="min-w-0 max-sm:border-0 max-sm:bg-transparent sm:p-8">
          <ContactForm
            key={round}
            onSent={(one) => {
              setReceived(one);
              setRound(round + 1);
            }}
          />
        </Card>
        <QuickAnswers />
      </div>
      {role !== null && <OwnMessages key={round} />}
    </LastingFocus>
  );
}

const questions = [
  { to: '/help?q=order', label: 'How do I order something?' },
  { to: '/policies/returns', label: 'May I return what I bought?' },
  { to: '/help/safety', label: 'How do I buy safely?' },
  { to: '/help?q=shop', label: 'How do I open a shop?' },
];

/** The most frequent questions, beside the form. */
function QuickAnswers() {
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg">Answered at once</h2>
      <ul className="divide-y divide-line">
        {questions.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center justify-between gap-3 py-2 hover:text-brand">
              {label}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
