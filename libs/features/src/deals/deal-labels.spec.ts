import { dealStatusTones } from './deal-labels.js';

it('shows an active deal green, a paused one yellow, a cancelled one red and the others grey (specification, section 4)', () => {
  const { active, paused, cancelled, ...others } = dealStatusTones;
  expect([active, paused, cancelled]).toEqual(['success', 'paused', 'danger']);
  expect(new Set(Object.values(others))).toEqual(new Set(['neutral']));
});
