import { keysOfPlace, keysText, shortcuts, type Shortcut } from './shortcuts.js';

describe('shortcuts', () => {
  it('have keys of their own, also beside the places', () => {
    const keys = Object.values<Shortcut>(shortcuts).flatMap((shortcut) => [shortcut.keys, shortcut.also ?? []].flat());
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('g');
  });

  it.each([
    ['/admin/tasks?status=todo', 'g t'],
    ['/admin/customers', 'g u'],
    ['/admin/customers?view=companies', 'g o'],
    ['/customer/billing', 'g b'],
    ['/admin/support', 'g s'],
    ['/customer/reports', 'g r'],
    ['/admin/billing?view=revenue', 'g v'],
    ['/admin/audit', 'g a'],
    ['/admin/realtime-test', undefined],
  ])('%s is reached by %s', (href, keys) => expect(keysOfPlace(href)).toBe(keys));

  it('are shown as they are pressed', () => {
    expect([keysText('g d'), keysText('mod+k'), keysText('?')]).toEqual(['G then D', 'Ctrl K', '?']);
    expect(['x', 'X', 'ArrowDown', 'Escape'].map(keysText)).toEqual(['X', 'Shift X', '↓', 'Esc']);
  });
});
