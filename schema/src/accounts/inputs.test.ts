import { expect, test } from 'vitest';
import { fullName, profileInput } from './inputs.ts';

test('a GhanaPost address is accepted in any notation', () => {
  const gps = profileInput.shape.gps_address;
  for (const typed of ['GA1838164', 'ga-183-8164', 'GA 183 8164', 'GA-183-8164'])
    expect(gps.parse(typed), typed).toBe('GA-183-8164');
  expect(gps.parse('AK03984321')).toBe('AK-0398-4321');
  expect(gps.parse('')).toBeUndefined();
  expect(gps.safeParse('GA-18-8164').success).toBe(false);
});

test('nobody can sign up as staff of Besesaka', () => {
  for (const name of ['Besesaka Support', 'Аdmіn Besesaka', 'Ama Admin', 'Kwame Оfori'])
    expect(fullName.safeParse(name).success, name).toBe(false);
  expect(fullName.parse('Kofi  Ɔsei-Mensah')).toBe('Kofi Ɔsei-Mensah');
});
