import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeTabs, machine, openTab, say, states, unreachable } from '#chat/outbox/testing/outbox-machine.ts';

afterEach(closeTabs);

describe('a browser whose store did not open', () => {
  it('is asked again: what was written meanwhile is sent, and kept over a reload until then', async () => {
    const on = machine();
    const store = on.indexedDB;
    let refusals = 3;
    on.indexedDB = {
      open(name: string, version: number) {
        if (refusals-- > 0) throw new DOMException('Internal error opening backing store', 'UnknownError');
        return store?.open(name, version);
      },
    } as IDBFactory;
    on.service.next(unreachable, unreachable, unreachable, unreachable);
    const tab = openTab(on);
    await say(tab, 'first');
    await say(tab, 'second');
    await vi.waitFor(() => expect(states(tab)).toEqual(['first: waiting-for-network', 'second: waiting-for-network']));
    await say(tab, 'third');
    await vi.waitFor(() =>
      expect(states(tab).map((state) => state.split(':')[0])).toEqual(['first', 'second', 'third']),
    );
    expect(refusals).toBeLessThan(0);
    closeTabs();

    const later = openTab({ ...on, indexedDB: store });
    await vi.waitFor(() => expect(states(later)).toHaveLength(3));
    await later.wake();
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['first', 'second', 'third']));
  });

  it('has nothing left of what its person takes back', async () => {
    const on = machine();
    const store = on.indexedDB;
    let isBroken = true;
    on.indexedDB = {
      open(name: string, version: number) {
        if (isBroken) throw new DOMException('Internal error opening backing store', 'UnknownError');
        return store?.open(name, version);
      },
    } as IDBFactory;
    on.service.next(unreachable, unreachable);
    const tab = openTab(on);
    await say(tab, 'never mind');
    await vi.waitFor(() => expect(states(tab)).toEqual(['never mind: waiting-for-network']));
    const [message] = tab.pending();
    isBroken = false;
    await tab.discard(message?.entry.clientId ?? '');
    await say(openTab({ ...on, indexedDB: store }), 'another');
    await tab.wake();
    await vi.waitFor(() => expect(on.service.contents()).toEqual(['another']));
  });
});
