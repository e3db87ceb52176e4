import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import IdCard from 'lucide-react/icons/id-card';
import Phone from 'lucide-react/icons/phone';
import Store from 'lucide-react/icons/store';
import { Link } from 'react-router';
import { buttonStyle } from '#ui/controls/button.tsx';
import { Card } from '#ui/display/card.tsx';

const needed: readonly { label: string; text: string; Icon: LucideIcon }[] = [
  { label: 'Business information', text: 'A name, and what you sell in a few words', Icon: Store },
  { label: 'National ID document', text: 'Ghana Card, passport or driver’s license', Icon: IdCard },
  { label: 'Business contact details', text: 'Email, phone and address', Icon: Phone },
  { label: 'Passport photo', text: 'A selfie, taken here with your camera', Icon: Camera },
];

/** For users without a shop: what they need to have ready, and a link to the application. */
export function CreateShopPrompt() {
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-8">
      <div>
        <h2 className="text-xl">Open your shop in a few minutes</h2>
        <p className="text-muted">Have these ready. We check them within 1-3 business days.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {needed.map(({ label, text, Icon }) => (
          <li key={label} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <Link to="/dashboard/shop/create" className={`${buttonStyle({ size: 'large' })} self-start`}>
        Create a shop
      </Link>
    </Card>
  );
}
