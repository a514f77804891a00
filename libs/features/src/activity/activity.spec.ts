import { anActivityLog } from '@portal/testing';
import { changesOfEntry } from './field-changes.js';
import { byDays, withoutRepeats } from './activity-timeline.js';
import { kindOf, sentenceOfEntry } from './activity-labels.js';

const said = (own: Parameters<typeof anActivityLog>[0]) => {
  const { before, title, after } = sentenceOfEntry(anActivityLog(own));
  return `${before}${title ? ` “${title}”` : ''}${after}`;
};

describe('who did what, in words', () => {
  it.each([
    [
      { activity_type: 'status_changed', description: 'moved it from To do to Done' },
      'moved “Label the patch panel” from To do to Done',
    ],
    [{ activity_type: 'created', description: 'added the task' }, 'added the task “Label the patch panel”'],
    [
      { activity_type: 'commented', description: 'commented on it with 2 files' },
      'commented on “Label the patch panel” with 2 files',
    ],
    [
      { activity_type: 'assigned', description: 'assigned it to Luis Fox' },
      'assigned “Label the patch panel” to Luis Fox',
    ],
    [{ activity_type: 'assigned', description: 'left it to nobody' }, 'left “Label the patch panel” to nobody'],
    [
      { activity_type: 'status_changed', description: 'sent it for approval' },
      'sent “Label the patch panel” for approval',
    ],
    [
      { activity_type: 'status_changed', description: 'took it back from approval' },
      'took “Label the patch panel” back from approval',
    ],
    [{ entity_type: 'project', description: 'set up the project' }, 'set up the project'],
    [
      { entity_type: 'project', activity_type: 'updated', description: 'changed name and target date' },
      'changed name and target date of the project',
    ],
    [{ activity_type: 'commented', description: 'commented on it' }, 'commented on “Label the patch panel”'],
    [
      { activity_type: 'changes_requested', description: 'asked for changes: No logo, do it again' },
      'asked for changes to “Label the patch panel”: No logo, do it again',
    ],
    [
      { activity_type: 'approved', description: 'approved it on the owner’s behalf: he said it by phone' },
      'approved “Label the patch panel” on the owner’s behalf: he said it by phone',
    ],
    [
      { activity_type: 'file_added', description: 'added the file it.pdf' },
      'added the file it.pdf to “Label the patch panel”',
    ],
    [
      { activity_type: 'updated', description: 'changed due date, title' },
      'changed due date, title of “Label the patch panel”',
    ],
    [
      { entity_type: 'project', activity_type: 'status_changed', description: 'moved it from Planning to Active' },
      'moved the project from Planning to Active',
    ],
    [{ source: 'note', activity_type: 'call', description: 'it rang twice' }, 'noted on “Label the patch panel”'],
  ] as const)('%j', (own, expected) => {
    expect(said(own)).toBe(expected);
  });

  it('knows which part an entry belongs to', () => {
    expect(kindOf({ activity_type: 'approved', source: 'system' })).toBe('status');
    expect(kindOf({ activity_type: 'commented', source: 'system' })).toBe('comments');
    expect(kindOf({ activity_type: 'commented', source: 'note' })).toBe('notes');
    expect(kindOf({ activity_type: 'created', source: 'system' })).toBe('changes');
  });

  it('shows what an edit changed, but neither ids nor whole texts', () => {
    const entry = anActivityLog({
      activity_type: 'updated',
      old_values: { due_date: null, priority: 'low', assignee_id: 'a', description: 'x'.repeat(80) },
      new_values: { due_date: '2026-03-31', priority: 'high', assignee_id: 'b', description: 'y'.repeat(80) },
    });
    expect(changesOfEntry(entry, '2026-03-01')).toEqual([
      { field: 'Due date', from: 'nothing', to: 'Mar 31' },
      { field: 'Priority', from: 'Low', to: 'High' },
    ]);
  });
});

describe('activity by days', () => {
  const at = (id: string, created_at: string) => anActivityLog({ id, created_at });

  it('goes by the reader’s own midnight', () => {
    const entries = [at('c', '2026-03-27T02:00:00Z'), at('b', '2026-03-26T15:00:00Z'), at('a', '2026-03-25T15:00:00Z')];
    expect(byDays(entries, 'America/New_York').map(({ day, entries: { length } }) => [day, length])).toEqual([
      ['2026-03-26', 2],
      ['2026-03-25', 1],
    ]);
  });

  it('shows what moved to the next page once', () => {
    const [one, two] = [at('1', '2026-03-27T02:00:00Z'), at('2', '2026-03-26T02:00:00Z')];
    expect(withoutRepeats([[one, two], [two]])).toEqual([one, two]);
  });
});
