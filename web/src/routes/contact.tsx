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
    <LastingFocus className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      <PageMeta
        title="Contact us"
        description="Contact Besesaka about an order, a payment, your shop or a problem."
        canonical="/contact"
      />
      <div className="flex flex-col gap-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          Contact us
        </h1>
        <p className="text-muted">
          We answer by email, usually within one working day. Many answers are in{' '}
          <Link to="/help" className="text-brand underline underline-offset-4">
            Help
          </Link>{' '}
          already. If it is about an order, include its number.
        </p>
      </div>
      {received && <ContactConfirmation received={received} />}
      <Card className="p-5 sm:p-8">
        <ContactForm
          key={round}
          onSent={(one) => {
            setReceived(one);
            setRound(round + 1);
          }}
        />
      </Card>
      {role !== null && <OwnMessages key={round} />}
    </LastingFocus>
  );
}
