import { helpLimits as limits } from './limits.ts';

/** Texts of the contact form and the help pages. A toast has a title and a text. */
export const helpTexts = {
  formErrorTitle: 'Validation Error',
  fieldsRequired: 'Please fill in all required fields.',
  emailInvalid: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  connectionFailed: {
    title: 'Connection Error',
    text: 'Unable to send message. Please check your internet connection.',
  },
  sendFailed: { title: 'Failed to Send', text: 'Something went wrong. Please try again.' },
  sent: 'Message Sent!',
  confirmation: 'Thank you for writing to us. We answer by email, usually within one working day.',
  nameLong: `Name must be at most ${limits.nameMax} characters long`,
  subjectLong: `Subject must be at most ${limits.subjectMax} characters long`,
  messageLong: `Message must be at most ${limits.messageMax} characters long`,
  inquiryTypeRequired: 'Please choose what it is about.',
  faqsFailed: 'The questions and answers could not be loaded.',
  pageFailed: 'This page could not be loaded.',
  messageMissing: 'Message not found',
  repliesFull: `A message can have at most ${limits.repliesMax} replies.`,
  followUpShort: 'Please write a few words.',
  followUpLong: `The message can have at most ${limits.answerMax} characters`,
  messageNumber: (number: number) => `Your message has the number ${number}.`,
  noFaqs: 'No questions found',
} as const;
