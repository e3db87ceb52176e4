import type { Ctx } from '#platform/context.ts';
import type { Mail } from './mailer.ts';

/**
 * The only way to send mail. Users who register a stranger's address or repeat actions must not flood an inbox. Mails
 * over the limit are skipped, because their content is also on the screens.
 */
export async function deliverMail(ctx: Ctx, mail: Mail): Promise<void> {
  const reason = await reasonAgainst(ctx, mail);
  if (reason === null) return ctx.mailer.deliver(mail);
  ctx.log.warn({ reason }, 'mail skipped');
}

async function reasonAgainst(ctx: Ctx, { to: email, kind }: Mail): Promise<string | null> {
  // These mails recover accounts, so a flooded inbox must not block them.
  if (kind === 'reset link' || kind === 'objection link') return null;
  if (kind === undefined && (await ctx.ports.isUnconfirmed(ctx, email))) return 'The address is not confirmed';
  const { mailsPerHour, mailsPerDay } = ctx.config.limits;
  const rules = [
    { name: 'mails-an-hour', times: mailsPerHour, seconds: 60 * 60 },
    { name: 'mails-a-day', times: mailsPerDay, seconds: 24 * 60 * 60 },
  ];
  for (const rule of rules) if ((await ctx.limiter.take(rule, email)) !== null) return `Over the limit of ${rule.name}`;
  return null;
}
