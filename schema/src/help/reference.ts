import { reference } from '#kernel/reference/words.ts';
import { contactInput } from './inputs.ts';
import { messagesReference } from './messages.ts';

export const contactWords = reference('ContactInput', contactInput, 'A message to those who run the marketplace.', {
  name: ['Who writes, up to 100 characters', 'Afua Boatemaa Darko'],
  email: ['Where the answer goes', 'buyer@besesaka.test'],
  subject: ['In a few words, up to 150 characters', 'A parcel that did not come'],
  message: ['In full, up to 500 characters', 'The rider called on Friday, and nobody has come since.'],
  inquiry_type: ['What it is about', 'Order'],
});

export const helpReference = [contactWords, ...messagesReference];
