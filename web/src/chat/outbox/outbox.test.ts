import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  first,
  leaveMachine,
  machine,
  openTab,
  say,
  states,
  unreachable,
} from '#chat/outbox/testing/outbox-machine.ts';
import type { Attempting, OutboxPicture, Outcome } from './entry.ts';

afterEach(leaveMachine);

describe('a message in the outbox', () => {
  it('is sent, and stays on the screen until the stored message replaces it', async () => {
    const on = machine();
    const tab = openTab(on);
    await say(tab, 'Is it still there?');
    await vi.waitFor(() => expect(states(tab)).toEqual(['Is it still there?: sent']));
    expect(on.service.contents()).toEqual(['Is it still there?']);
    expect(openTab(on).pending()).toEqual([]);
    tab.forget(new Set(tab.pending().map(({ entry }) => entry.clientId)));
    expect(tab.pending()).toEqual([]);
  });

  it('is sent after those before it, one at a time, whatever happens meanwhile', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(unreachable, unreachable);
    const written = Array.from({ length: 12 }, (_, n) => `message ${n}`);
    for (const text of written) await say(tab, text);
    await vi.waitFor(() => expect(on.service.contents()).toEqual(written), 5000);
    expect(on.service.mostAtOnce()).toBe(1);
  });

  it('does not wait for other conversations', async () => {
    const on = machine();
    const tab = openTab(on);
    let release = () => {};
    on.service.next(
      () =>
        new Promise((done) => {
          release = () => done({ kind: 'done' });
        }),
    );
    await say(tab, 'a large picture', 'one');
    await say(tab, 'hello', 'other');
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['hello']));
    release();
  });

  it('waits for the network if the page was opened offline', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(unreachable);
    await say(tab, 'still here');
    await vi.waitFor(() => expect(states(tab)).toEqual(['still here: waiting-for-network']));
    tab.close();
    on.isOnline = false;
    const reloaded = openTab(on);
    const sentTexts: string[] = [];
    reloaded.subscribe(() => sentTexts.push(...states(reloaded)));
    await vi.waitFor(() => expect(sentTexts.length).toBeGreaterThan(0));
    expect(sentTexts[0]).toBe('still here: waiting-for-network');
  });

  it('is sent again under its own id after a lost response, and arrives once', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next((attempting) => {
      on.service.take(attempting);
      throw new Error('The connection broke');
    });
    await say(tab, 'I take it');
    await vi.waitFor(() => expect(states(tab)).toEqual(['I take it: waiting-for-network']));
    await tab.wake();
    await vi.waitFor(() => expect(states(tab)).toEqual(['I take it: sent']));
    expect(on.service.contents()).toEqual(['I take it']);
    expect(on.service.calls()).toBe(2);
  });
});

describe('offline, a message', () => {
  it('shows that it waits, survives a reload, and is sent once and in order', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(unreachable, unreachable, unreachable);
    for (const text of ['one', 'two', 'three']) await say(tab, text);
    await vi.waitFor(() => expect(states(tab)[0]).toBe('one: waiting-for-network'));
    tab.close();
    const reloaded = openTab(on);
    await vi.waitFor(() =>
      expect(reloaded.pending().map(({ entry }) => entry.content)).toEqual(['one', 'two', 'three']),
    );
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['one', 'two', 'three']), 5000);
    await vi.waitFor(() => expect(states(reloaded)).toEqual(['one: sent', 'two: sent', 'three: sent']));
  });

  it('uploads its picture once, even if sending the message fails', async () => {
    const on = machine();
    const uploads: string[] = [];
    const withUpload =
      (then: () => Outcome) =>
      async ({ entry, saveUpload }: Attempting): Promise<Outcome> => {
        if (entry.picture && !entry.picture.uploadId) {
          uploads.push(`upload ${uploads.length + 1}`);
          await saveUpload(uploads.at(-1) ?? null);
        }
        return then();
      };
    on.service.next(withUpload(unreachable));
    const picture: OutboxPicture = {
      bytes: new Uint8Array([1, 2, 3]).buffer,
      type: 'image/jpeg',
      width: 1,
      height: 1,
      uploadId: null,
    };
    const tab = openTab(on);
    await tab.add('kente', [{ content: 'this one', picture, replyTo: null }]);
    await vi.waitFor(() => expect(states(tab)).toEqual(['this one: waiting-for-network']));
    tab.close();
    openTab(on);
    await vi.waitFor(() => expect(on.service.taken.map(({ pictureId }) => pictureId)).toEqual(['upload 1']));
  });
});

describe('a refused message', () => {
  it('shows the reason, does not block the others, and can be sent again', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(() => ({ kind: 'refused', text: 'You cannot send messages in this conversation.' }));
    await say(tab, 'refused');
    await say(tab, 'welcome');
    await vi.waitFor(() => expect(states(tab)).toEqual(['refused: failed', 'welcome: sent']));
    expect(tab.pending()[0]?.entry.failure).toBe('You cannot send messages in this conversation.');
    tab.close();
    const reloaded = openTab(on);
    await vi.waitFor(() => expect(states(reloaded)).toEqual(['refused: failed']));
    expect(on.service.contents()).toEqual(['welcome']);
    await reloaded.retry(first(reloaded));
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['welcome', 'refused']));
  });

  it('can be deleted for good', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(() => ({ kind: 'refused', text: 'No.' }));
    await say(tab, 'never mind');
    await vi.waitFor(() => expect(states(tab)).toEqual(['never mind: failed']));
    await tab.discard(first(tab));
    expect(tab.pending()).toEqual([]);
    const reloaded = openTab(on);
    await reloaded.wake();
    expect(reloaded.pending()).toEqual([]);
    expect(on.service.contents()).toEqual([]);
  });

  it('waits as long as the service says, with all later ones', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(() => ({ kind: 'slow-down', seconds: 40 }));
    await say(tab, 'too');
    await say(tab, 'fast');
    await vi.waitFor(() => expect(states(tab)).toEqual(['too: held-back', 'fast: held-back']));
    await tab.wake();
    await vi.waitFor(() => expect(states(tab)).toEqual(['too: held-back', 'fast: held-back']));
    expect(on.service.calls()).toBe(1);
    vi.setSystemTime(Date.now() + 40_000);
    await tab.wake();
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['too', 'fast']));
  });
});

describe('an upload', () => {
  it('ends when the user removes the picture, and the next message continues', async () => {
    const on = machine();
    const tab = openTab(on);
    on.service.next(
      ({ signal, onProgress }) =>
        new Promise((_, reject) => {
          onProgress(0.4);
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await say(tab, 'picture');
    await say(tab, 'text');
    await vi.waitFor(() => expect(tab.pending()[0]?.progress).toBe(0.4));
    await tab.discard(first(tab));
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['text']));
    expect(states(tab)).toEqual(['text: sent']);
  });
});

describe('several tabs', () => {
  it('send each message once, one at a time, and all tabs see it', async () => {
    const on = machine();
    const tabs = [openTab(on), openTab(on), openTab(on)];
    const written = Array.from({ length: 9 }, (_, n) => `message ${n}`);
    for (const [n, text] of written.entries()) await say(tabs[n % 3] ?? openTab(on), text);
    await vi.waitFor(() => expect(on.service.contents()).toEqual(written), 5000);
    expect(on.service.calls()).toBe(9);
    expect(on.service.mostAtOnce()).toBe(1);
    await vi.waitFor(() => {
      for (const tab of tabs) expect(tab.pending().filter(({ state }) => state !== 'sent')).toEqual([]);
    });
  });

  it('send what a closed tab left', async () => {
    const on = machine();
    const [first, second] = [openTab(on), openTab(on)];
    on.service.next(() => {
      first.close();
      return { kind: 'unreachable' };
    });
    await say(first, 'left behind');
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['left behind']), 5000);
    await vi.waitFor(() => expect(states(second)).toEqual(['left behind: sent']));
  });

  it('send each message once by its client id, where the browser has no locks', async () => {
    const on = machine({ locks: null });
    const tabs = [openTab(on), openTab(on)];
    for (const text of ['one', 'two', 'three']) await say(tabs[0] ?? openTab(on), text);
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['one', 'two', 'three']), 5000);
  });
});

describe('another user of the same device', () => {
  it('neither sees nor sends messages that another user left', async () => {
    const on = machine();
    on.service.next(unreachable);
    const ama = openTab(on);
    await say(ama, 'from Ama');
    await vi.waitFor(() => expect(states(ama)).toEqual(['from Ama: waiting-for-network']));
    ama.close();
    on.session = 'kofi';
    const kofi = openTab(on, 'kofi');
    await say(kofi, 'from Kofi');
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['from Kofi']));
    expect(kofi.pending().map(({ entry }) => entry.content)).toEqual(['from Kofi']);
    kofi.close();
    on.session = 'ama';
    openTab(on);
    await vi.waitFor(() => expect(on.service.taken.map(({ userId }) => userId)).toEqual(['kofi', 'ama']));
  });

  it('has nothing sent in their name, even before this tab notices the change', async () => {
    const on = machine();
    on.service.next(unreachable);
    const ama = openTab(on);
    await say(ama, 'from Ama');
    await vi.waitFor(() => expect(states(ama)).toEqual(['from Ama: waiting-for-network']));
    on.session = 'kofi';
    await ama.wake();
    await new Promise((done) => setTimeout(done, 50));
    expect(on.service.contents()).toEqual([]);
    on.session = 'ama';
    await ama.wake();
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['from Ama']));
  });
});

describe('a browser without storage', () => {
  it('holds messages as long as the page is open, and sends them', async () => {
    const on = machine();
    const { indexedDB } = globalThis;
    on.service.next(unreachable);
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      },
    });
    const tab = openTab(on);
    await say(tab, 'first');
    await vi.waitFor(() => expect(states(tab)).toEqual(['first: waiting-for-network']));
    await say(tab, 'taken back');
    const [, second] = tab.pending();
    if (second) await tab.discard(second.entry);
    vi.stubGlobal('indexedDB', indexedDB);
    await say(tab, 'third');
    await vi.waitFor(() => expect(on.service.contents().toSorted()).toEqual(['first', 'third']));
    await vi.waitFor(() => expect(states(tab).every((state) => state.endsWith('sent'))).toBe(true));
  });
});
