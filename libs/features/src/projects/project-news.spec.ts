import type { Change } from '@portal/contracts';
import { callsForRefetch, newsToasts } from './project-news.js';

const dana = { id: 'dana', name: 'Dana' };
const change = (table: string, event: Change['event'], record: object = {}, by: Change['by'] = dana): Change => ({
  event,
  table,
  record: { id: '1', ...record },
  at: '2026-01-01T00:00:00Z',
  by,
});
const moved = (id: string) => change('tickets', 'UPDATE', { id, title: `Task ${id}`, status: 'done' });

describe('toasts about what others did (specification, section 9)', () => {
  it('shows inserts for 3 s and updates for 2 s, with who and what', () => {
    expect(
      newsToasts([change('milestones', 'INSERT', { title: 'Go live' }), moved('1'), change('tickets', 'DELETE')], 'me'),
    ).toEqual([
      { text: 'Dana added milestone “Go live”', duration: 3_000 },
      { text: 'Dana updated “Task 1”', duration: 2_000 },
      { text: 'Dana deleted a task', duration: 2_000 },
    ]);
  });

  it('keeps quiet about task updates when more than three tasks changed', () => {
    expect(newsToasts(['1', '2', '3'].map(moved), 'me')).toHaveLength(3);
    expect(newsToasts(['1', '2', '3', '4'].map(moved), 'me')).toEqual([]);
  });

  it('says nothing of what follows from another change, or isn’t this audience’s business', () => {
    const followed = { ...change('projects', 'UPDATE', { name: 'Network' }), quiet: true as const };
    expect(newsToasts([followed, moved('1')], 'me')).toEqual([{ text: 'Dana updated “Task 1”', duration: 2_000 }]);
    expect(newsToasts([followed], 'me')).toEqual([]);
  });

  it('tells of a comment with files once', () => {
    const comment = change('task_comments', 'INSERT', { id: 'c' });
    const file = { ...change('comment_attachments', 'INSERT', { file_name: 'rack.png' }), quiet: true as const };
    const anew = { ...change('task_comments', 'UPDATE', { id: 'c' }), quiet: true as const };
    expect(newsToasts([comment, file, anew], 'me')).toEqual([{ text: 'Dana added a comment', duration: 3_000 }]);
  });

  it('says nothing about one’s own changes, nor about log entries', () => {
    expect(newsToasts([moved('1'), change('activity_logs', 'INSERT')], 'dana')).toEqual([]);
  });

  it('says what happened when nobody is named', () => {
    expect(newsToasts([change('task_comments', 'INSERT', {}, null)], 'me')).toEqual([
      { text: 'New comment', duration: 3_000 },
    ]);
  });
});

describe('a full fetch follows (specification, section 4)', () => {
  it.each([
    ['a task status change', change('tickets', 'UPDATE', { status: 'done' }), 'todo', true],
    ['a milestone status change', change('milestones', 'UPDATE', { status: 'completed' }), 'in_progress', true],
    ['a new comment', change('task_comments', 'INSERT'), undefined, true],
    ['a new log entry', change('activity_logs', 'INSERT'), undefined, true],
    ['an edit without a new status', change('tickets', 'UPDATE', { status: 'todo' }), 'todo', false],
    ['a new task', change('tickets', 'INSERT', { status: 'todo' }), undefined, false],
    ['an edited comment', change('task_comments', 'UPDATE'), undefined, false],
  ])('after %s: %#', (_name, one, before, expected) => {
    expect(callsForRefetch(one, before)).toBe(expected);
  });
});
