import { expect, test } from 'vitest';
import { isOneScriptEach, plainName, pretendsToBeOurs, skeletonOf } from './plain-name.ts';

const real = 'Adepa Kente House';

test('a name is stored without invisible characters', () => {
  const typed = [
    'Ａdepa Kente House',
    'Adepa\u200b Kente House',
    'Adepa  Kente\u00a0House',
    '\u202eAdepa Kente House\u202c',
  ];
  for (const name of typed) expect(plainName(name)).toBe(real);
  expect(plainName('Ɛdɔm Fabrics')).toBe('Ɛdɔm Fabrics');
});

test('names that look alike have the same skeleton, and others do not', () => {
  const alike = [
    ...['Аdepa Kente House', 'Adepa Kente Hоuse', 'ADEPA KENTE HOUSE'],
    ...['Adɛpa Kente House', 'Adepa Kente H0use', 'Adepa Kenté House', 'Adepa Kente House ★'],
  ];
  for (const name of alike) expect(skeletonOf(name), name).toBe(skeletonOf(real));
  for (const name of ['Adepa Kente Home', 'Adepa: Kente House', 'Adepa Kente House 2'])
    expect(skeletonOf(name), name).not.toBe(skeletonOf(real));
});

test('each word uses one script', () => {
  for (const name of [real, 'Ɔdɔ Ŋutɔ Cloth', 'Kofi & Sons 24', '中国商店 Accra', "Ama's"])
    expect(isOneScriptEach(name), name).toBe(true);
  for (const name of ['Аdepa Kente', 'Adepa Hоuse', 'Αdepa', 'ᎪᎠᎬᏢᎪ']) expect(isOneScriptEach(name), name).toBe(false);
});

test('no name contains Besesaka, official, verified, support or admin', () => {
  const pretending = [
    'Besesaka Official',
    'Adepa Kente House ✓ Verified',
    'Besesaka Support',
    'B E S E S A K A',
    'Bеsеsаkа Shop',
  ];
  for (const name of [...pretending, 'Kente ✔', 'Аdmіn Desk', 'Vеrіfіеd Kente'])
    expect(pretendsToBeOurs(name), name).toBe(true);
  for (const name of [real, 'Kofi Administration', 'Supported Living', 'Officially Ama'])
    expect(pretendsToBeOurs(name), name).toBe(false);
});
