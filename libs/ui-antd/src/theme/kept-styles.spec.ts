import { keptStyles } from './kept-styles.js';

it('antd’s styles stay when the last part that uses them is gone', () => {
  const uses = (): number | undefined => keptStyles.opGet('Select')?.[0];
  // as antd's own hook does: made, used by two parts, given up by both
  keptStyles.opUpdate('Select', () => [0, 'styles']);
  for (let part = 0; part < 2; part += 1) keptStyles.opUpdate('Select', (known) => [(known?.[0] ?? 0) + 1, 'styles']);
  for (let part = 0; part < 2; part += 1)
    keptStyles.opUpdate('Select', (known) => (known?.[0] === 1 ? null : [(known?.[0] ?? 0) - 1, 'styles']));
  expect(uses()).toBe(1);
  keptStyles.opUpdate('Select', (known) => [(known?.[0] ?? 0) + 1, 'styles']);
  expect(uses()).toBe(2);
});
