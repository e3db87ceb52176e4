import { html, raw } from 'hono/html';
import { rightCode } from './test-wallets.ts';
import type { Transaction } from './transactions.ts';

const style = `
  :root { color-scheme: light; accent-color: #0f5c43; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c1a17; background: #fcfaf6; }
  .test { background: #f2b13c; padding: 8px 16px; text-align: center; font-weight: 600; }
  main { max-width: 440px; margin: 24px auto; padding: 0 16px 40px; }
  h1 { font-size: 22px; margin: 0; }
  .sum { font-size: 28px; font-weight: 700; margin: 4px 0 20px; font-variant-numeric: tabular-nums; }
  fieldset { border: 1px solid #e8e2d8; border-radius: 12px; margin: 0 0 16px; padding: 8px 16px 12px; background: #fff; }
  legend { font-weight: 600; padding: 0 4px; }
  label { display: flex; align-items: center; gap: 10px; min-height: 44px; }
  label.field { justify-content: space-between; margin-bottom: 8px; }
  input[type=radio] { width: 20px; height: 20px; margin: 0; }
  [role=alert] { background: #fbe9e3; color: #8f3219; border-radius: 12px; padding: 12px 16px; }
  select, input[type=number] { font: inherit; padding: 8px; border-radius: 8px; border: 1px solid #b8b0a2; background: #fff; min-height: 44px; width: 60%; box-sizing: border-box; }
  button { font: inherit; width: 100%; min-height: 48px; border-radius: 12px; border: 1px solid #0f5c43; margin-bottom: 10px; cursor: pointer; background: #fff; color: #0f5c43; }
  button.main { background: #0f5c43; color: #fff; font-weight: 600; }
  .muted { color: #6b655c; font-size: 14px; overflow-wrap: anywhere; }
  :focus-visible { outline: 3px solid #f2b13c; outline-offset: 2px; }
`;

export function moneyText(pesewas: number, currency = 'GHS'): string {
  return `${currency} ${(pesewas / 100).toFixed(2)}`;
}

export function frame(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <div class="test" role="note">Test money: nothing is charged here</div>
        <main>${body}</main>
      </body>
    </html>`;
}

const webhookChoice = html`
  <label class="field">
    Webhook
    <select name="webhook">
      <option value="1">once</option>
      <option value="5">five times</option>
      <option value="0">never</option>
    </select>
  </label>
`;

const refundChoice = html`
  <label class="field">
    Refunds of this payment
    <select name="refund">
      <option value="succeeds">succeed</option>
      <option value="fails">fail</option>
      <option value="stays pending">stay pending</option>
      <option value="needs attention">need attention</option>
    </select>
  </label>
`;

const renewalChoice = html`
  <label class="field">
    Renewals by this card
    <select name="renewal">
      <option value="succeeds">succeed</option>
      <option value="declined">are declined</option>
      <option value="delayed">take 3 seconds</option>
    </select>
  </label>
`;

export function checkoutPage({ amount, currency, email, reference, accessCode, status }: Transaction) {
  const sum = moneyText(amount, currency);
  const declined = status === 'failed' ? html`<p role="alert">That was declined. You can try again.</p>` : '';
  return frame(
    `Pay ${sum}`,
    html`
      <h1>Payment sandbox</h1>
      <p class="sum">${sum}</p>
      ${declined}
      <form method="post" action="${accessCode}">
        <fieldset>
          <legend>Pay with</legend>
          <label><input type="radio" name="channel" value="card" checked /> Card ending in 4081</label>
          <label><input type="radio" name="channel" value="mtn" /> MTN MoMo</label>
          <label><input type="radio" name="channel" value="telecel" /> Telecel Cash</label>
          <label><input type="radio" name="channel" value="atmoney" /> AT Money</label>
        </fieldset>
        <fieldset>
          <legend>What should happen</legend>
          <label class="field">
            Confirmed
            <select name="delay">
              <option value="0">at once</option>
              <option value="3">after 3 seconds</option>
              <option value="20">after 20 seconds</option>
              <option value="120">after 2 minutes</option>
            </select>
          </label>
          ${webhookChoice}
          <label class="field">
            Money
            <select name="money">
              <option value="right">as asked for</option>
              <option value="short">one pesewa short</option>
              <option value="foreign">in a foreign currency</option>
              <option value="other">for another user</option>
            </select>
          </label>
          ${refundChoice} ${renewalChoice}
        </fieldset>
        <button class="main" name="outcome" value="approve">Approve ${sum}</button>
        <button name="outcome" value="decline">Decline</button>
        <button name="outcome" value="abandon">Go back without paying</button>
      </form>
      <p class="muted">${email}<br />Reference ${reference}</p>
    `,
  );
}

/** The page of a paid transaction, which offers a refund like the provider's dashboard. */
export function paidPage(
  { accessCode, currency }: Transaction,
  { leftPesewas, back }: { leftPesewas: number; back: string | null },
) {
  const sum = (leftPesewas / 100).toFixed(2);
  const form = html`
    <form method="post" action="${accessCode}/refund">
      <label class="field">
        Refund (${currency})
        <input name="sum" type="number" min="0.01" max="${sum}" step="0.01" value="${sum}" required />
      </label>
      <button>Refund</button>
    </form>
  `;
  return frame(
    'Payment sandbox',
    html`<h1>This was paid already.</h1>
      ${leftPesewas > 0 ? form : ''}
      ${backLink(back)}`,
  );
}

/** The page of a payment that can be neither paid nor refunded now. */
export function waitingPage({ status, settlesAt }: Transaction, back: string | null) {
  const text = settlesAt === null ? `This payment is ${status}.` : 'This payment waits for its confirmation.';
  return frame('Payment sandbox', html`<h1>${text}</h1>${backLink(back)}`);
}

const backLink = (back: string | null) => (back === null ? '' : html`<p><a href="${back}">Go back</a></p>`);

/** The tester's phone, with all prompts that wait. */
export function phonePage(all: readonly Transaction[]) {
  const prompts = all.map(
    ({ amount, currency, accessCode, wallet, email, status, reference }) => html`
      <form method="post" action="phone/${accessCode}">
        <fieldset>
          <legend>${wallet?.phone}</legend>
          <p class="sum">${moneyText(amount, currency)}</p>
          <p class="muted">${email}${status === 'send_otp' ? ` · waits for the code ${rightCode}` : ''}<br />Reference ${reference}</p>
          ${webhookChoice} ${refundChoice}
          <button class="main" name="outcome" value="approve">Confirm with PIN</button>
          <button name="outcome" value="code">Ask for a code</button>
          <button name="outcome" value="decline">Decline</button>
        </fieldset>
      </form>
    `,
  );
  return frame(
    'Phone of the sandbox',
    html`<h1>Phone of the sandbox</h1>
      ${prompts.length > 0 ? prompts : html`<p>No payment waits. Reload after you asked for one.</p>`}`,
  );
}

export function messagePage(text: string) {
  return frame('Payment sandbox', html`<h1>${text}</h1>`);
}
