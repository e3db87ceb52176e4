import { helpTexts as texts } from '@besesaka/schema/help/texts.ts';
import { Link } from 'react-router';
import { Card } from '#ui/display/card.tsx';
import type { Received } from './use-contact.ts';

/** Remains after the toast is gone, with the number that identifies the message. */
export function ContactConfirmation({ received: { number, messageId } }: { received: Received }) {
  return (
    <Card className="flex flex-col items-start gap-1 border-brand p-5">
      <p role="status" className="font-medium">
        {texts.messageNumber(number)}
      </p>
      {messageId ? (
        <Link to={`/contact/messages/${messageId}`} className="link min-h-11 content-center">
          View or add to your message
        </Link>
      ) : (
        <p className="text-muted">We’ll answer by email, with a link to reply.</p>
      )}
    </Card>
  );
}
