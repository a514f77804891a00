import { quietMonth } from '../../../../test/factories/reports/monthly-report.factory.js';
import { monthlySentences } from './monthly-sentences.js';
import { lastDayOf, monthBefore, monthBeforeDay } from './months.js';

describe('the sentences of a monthly report', () => {
  it('tell a quiet month', () => {
    expect(monthlySentences('2026-10', quietMonth)).toEqual({
      summary: 'October 2026 was a quiet month: nothing was due, and nothing was reported.',
      work: 'No task was completed.',
      support: 'You opened no support ticket.',
      meetings: 'We had no meeting.',
      projects: 'No project is under way.',
      open: 'Nothing was open on November 1, 2026.',
      bills: 'We invoiced nothing and received no payment. At the end of October 2026 nothing was open.',
    });
  });

  it('tell a full one', () => {
    const texts = monthlySentences('2026-10', {
      ...quietMonth,
      tasks: { created: 3, completed: 12, reopened: 1, hours: 31.5, on_time: 90.9 },
      milestones: [
        { title: 'Cables', project: 'New office', completed_on: '2026-10-09' },
        { title: 'Go live', project: 'Web shop', completed_on: '2026-10-30' },
      ],
      milestone_count: 2,
      support: { opened: 5, response_kept: 4, response_missed: 1, resolution_kept: 3, resolution_missed: 0 },
      meetings: [{ subject: 'Strategy', held_on: '2026-10-03' }],
      meeting_count: 1,
      projects: [
        {
          ...{ number: 'P-0001', name: 'New office', status: 'Active', health: 'On track', progress: 62.5 },
          ...{ open_tasks: 4, next_date: '2026-11-14', next_milestone: 'Phones' },
        },
        {
          ...{ number: 'P-0002', name: 'Web shop', status: 'On hold', health: 'At risk', progress: 100 },
          ...{ open_tasks: 0, next_date: null, next_milestone: null },
        },
        {
          ...{ number: 'P-0003', name: 'Phones', status: 'Planning', health: 'On track', progress: 0 },
          ...{ open_tasks: 2, next_date: null, next_milestone: null },
        },
      ],
      open: { tickets: 2, tickets_late: 1, tasks: 4, tasks_late: 2, approvals: 1 },
      bills: { invoiced: 1800, credited: 50, collected: 900, refunded: 0, owed: 850, overdue: 100 },
    });
    expect(texts).toEqual({
      summary:
        'In October 2026 we completed 12 tasks, reached 2 milestones, took up 5 support tickets of yours, and met with you once. We kept 7 of 8 promises that came due.',
      work: 'We completed 12 tasks, on which 31.5 hours were noted. Of those with a due date, 90.9 % were done in time. 3 new tasks came in. One task had to be taken up again.\n2 milestones were reached: “Cables” of New office on October 9, 2026 and “Go live” of Web shop on October 30, 2026.',
      support:
        'You opened 5 support tickets. The first answer came as promised for 4 of 5. The solution came as promised for all 3.',
      meetings: 'We met once: on October 3, 2026 about “Strategy”.',
      projects:
        'New office (P-0001) is 62.5 % done and on track. Next comes “Phones”, due November 14, 2026.\nWeb shop (P-0002) is 100 % done and on hold.\nPhones (P-0003) is being planned.',
      open: 'Open on November 1, 2026: 2 support tickets (1 past its promise), 4 tasks (2 past their due date), and 1 milestone that waits for your approval.',
      bills:
        'We invoiced $1,800.00 and received $900.00. $50.00 was credited. At the end of October 2026 $850.00 was open, of which $100.00 was past due.',
    });
  });

  it('count many projects instead of naming each', () => {
    const project = {
      number: 'P-1',
      name: 'Phones',
      progress: 10,
      open_tasks: 1,
      next_date: null,
      next_milestone: null,
    };
    const all = Array.from({ length: 8 }, (_, index) => ({
      ...project,
      status: index < 6 ? 'Active' : 'Planning',
      health: index < 4 ? 'On track' : 'At risk',
    }));
    expect(monthlySentences('2026-10', { ...quietMonth, projects: all }).projects).toBe(
      '8 projects are under way. 4 of the 6 active ones are on track.',
    );
  });

  it('speak of one thing in the singular', () => {
    const { work, support, summary } = monthlySentences('2026-10', {
      ...quietMonth,
      tasks: { created: 1, completed: 1, reopened: 0, hours: 1, on_time: null },
      support: { opened: 1, response_kept: 0, response_missed: 1, resolution_kept: 0, resolution_missed: 0 },
    });
    expect(work).toBe('We completed 1 task, on which 1 hour was noted. One new task came in.');
    expect(support).toBe('You opened 1 support ticket. The first answer came later than promised.');
    expect(summary).toContain('We missed the promise that came due.');
  });
});

it('months end on their last day, and follow each other over the year’s end', () => {
  expect([lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual(['2028-02-29', '2026-12-31']);
  expect([monthBefore('2026-02', 5), monthBeforeDay('2027-01-01')]).toEqual(['2025-09', '2026-12']);
});
