import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The text that describes the only `aria-disabled` button of the markup to a screen reader. */
function reasonIn(html: string): string | undefined {
  expect(html).not.toMatch(/<button[^>]* disabled/);
  const [button = ''] = html.match(/<button[^>]*aria-disabled="true"[^>]*>/) ?? [];
  const id = button.match(/aria-describedby="([^"]+)"/)?.[1];
  return id ? html.match(new RegExp(`<p[^>]* id="${id}"[^>]*>([^<]*)<`))?.[1] : button.match(/title="([^"]*)"/)?.[1];
}

test('a blocked button shows its reason, which also describes it to a screen reader', () => {
  expect(reasonIn(renderToStaticMarkup(<Button blocked="You have 10 tokens.">Create</Button>))).toBe(
    'You have 10 tokens.',
  );
  expect(renderToStaticMarkup(<Button blocked={false}>Create</Button>)).not.toContain('aria-disabled');
});

test('several buttons can share one reason', () => {
  const html = renderToStaticMarkup(
    <div>
      <p id="full">At most 100 at once.</p>
      <Button blocked={{ shownBy: 'full' }}>Price</Button>
    </div>,
  );
  expect(reasonIn(html)).toBe('At most 100 at once.');
  expect(html.match(/At most 100/g)).toHaveLength(1);
});

test('an icon button has the reason as its title', () => {
  const html = renderToStaticMarkup(<IconButton label="Move up" blocked="It is the first." />);
  expect(reasonIn(html)).toBe('It is the first.');
  expect(html).toContain('aria-label="Move up"');
});

test('a busy button has a spinner, and one that waits for it has none', () => {
  expect(renderToStaticMarkup(<Button busy>Save</Button>)).toMatch(
    /aria-busy="true" aria-disabled="true".*animate-spin/,
  );
  const waiting = renderToStaticMarkup(<Button waits>Cancel</Button>);
  expect(waiting).toContain('aria-disabled="true"');
  expect(waiting).not.toMatch(/aria-busy|animate-spin/);
});

test('the button of a form shows that nothing has changed, or what blocks it', () => {
  const unchanged = (
    <SubmitButton missing={[]} isUnchanged={true}>
      Save
    </SubmitButton>
  );
  expect(reasonIn(renderToStaticMarkup(unchanged))).toBe('Nothing has changed yet.');
  expect(renderToStaticMarkup(unchanged)).not.toContain('data-guides');
  const blocked = (
    <SubmitButton missing={[]} isUnchanged={true} blocked="Your picture is still being sent.">
      Save
    </SubmitButton>
  );
  expect(reasonIn(renderToStaticMarkup(blocked))).toBe('Your picture is still being sent.');
});

test('the button of a form with a missing field leads to it, so it does not look off', () => {
  const html = renderToStaticMarkup(<SubmitButton missing={['email']}>Log in</SubmitButton>);
  expect(html).toMatch(/<button type="submit"[^>]* aria-disabled="true" data-guides=""/);
});
