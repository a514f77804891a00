import { z } from 'zod';
import { viewOf } from './views.js';

const row = z.object({ id: z.string(), count: z.number(), at: z.iso.datetime().nullable() });

describe('the view of a row', () => {
  it('has the fields of its schema and no others, also within it', () => {
    const view = viewOf(row.extend({ of: row.optional(), lines: z.array(row) }));
    const stored = { id: 'a', count: '12', at: '2026-11-01 10:00:00+00', secret: 'x' };
    const shown = { id: 'a', count: 12, at: '2026-11-01T10:00:00.000Z' };
    const lines = [stored, { ...stored, at: null }] as never;
    expect(view({ ...stored, of: stored as never, lines })).toStrictEqual({
      ...shown,
      of: shown,
      lines: [shown, { ...shown, at: null }],
    });
  });
});
