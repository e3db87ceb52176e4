import { html } from 'hono/html';
import { frame, moneyText } from './page.ts';
import { testWallets } from './test-wallets.ts';
import type { Transfer } from './transfer-store.ts';

const nextOf: Partial<Record<Transfer['status'], readonly (readonly [string, string])[]>> = {
  pending: [
    ['success', 'Let it arrive'],
    ['failed', 'Let it fail'],
  ],
  otp: [],
  success: [['reversed', 'Send it back']],
};

/** The transfers of the sandbox, whose end the tester may choose, and the numbers that decide by themselves. */
export function transfersPage(all: readonly Transfer[]) {
  const forms = all.slice(0, 50).map(
    ({ amount, code, recipient, status, reference, failure }) => html`
      <form method="post" action="transfers/${code}">
        <fieldset>
          <legend>${recipient.slice(-10)}: ${status}</legend>
          <p class="sum">${moneyText(amount)}</p>
          <p class="muted">${failure} Reference ${reference}</p>
          ${(nextOf[status] ?? []).map(([to, text]) => html`<button name="status" value="${to}">${text}</button>`)}
        </fieldset>
      </form>
    `,
  );
  const wallets = Object.entries(testWallets).map(([number, { does }]) => html`<li>${number} ${does}</li>`);
  return frame(
    'Transfers of the sandbox',
    html`<h1>Transfers of the sandbox</h1>
      ${forms.length > 0 ? forms : html`<p>There is no transfer yet.</p>`}
      <form method="post" action="settlements">
        <button name="to" value="bank">Settle to the bank</button>
        <button name="to" value="balance">Settle to the balance</button>
      </form>
      <h2>Test wallets</h2>
      <ul>${wallets}</ul>`,
  );
}
