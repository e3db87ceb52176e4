import { expect, it } from 'vitest';
import { contactLinks } from './order-users.tsx';

it.each(['0241234567', '+233241234567', '024 123 4567', '233-24-123-4567'])(
  'reaches %s by call and WhatsApp',
  (phone) => {
    expect(contactLinks(phone, 'K7Q2M')).toEqual({
      call: 'tel:+233241234567',
      whatsApp: 'https://wa.me/233241234567?text=Hello%2C%20this%20is%20about%20order%20K7Q2M%20on%20Besesaka.',
    });
  },
);

it.each(['', '12345', '+4412345678901', 'javascript:alert(1)'])('makes no link of "%s"', (phone) => {
  expect(contactLinks(phone, 'K7Q2M')).toBeNull();
});
