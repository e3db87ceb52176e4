import { z } from 'zod';

export const me = z.object({
  id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  telephone_number: z.string(),
  is_seller: z.boolean(),
  /** Selling and more than a few orders a day wait for it. */
  email_confirmed: z.boolean(),
  role: z.enum(['person', 'admin']),
  date_joined: z.iso.datetime(),
  shop: z
    .object({
      id: z.uuid(),
      business_name: z.string(),
      business_slug: z.string(),
      verification: z.enum(['pending', 'verified', 'rejected']),
    })
    .nullable(),
});

export type Me = z.infer<typeof me>;

/** Login, signup and refresh all answer this; the tokens travel in cookies. */
export const sessionAnswer = z.object({
  user: me,
  session: z.object({ id: z.uuid(), expires_at: z.iso.datetime() }),
});

export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** What was done, as a sentence to show. */
export const accountDone = z.object({ success: z.literal(true), message: z.string() });

export const resetLinkState = z.object({ valid: z.boolean(), error: z.string().optional() });

export const loggedOut = z.object({ success: z.literal(true) });
