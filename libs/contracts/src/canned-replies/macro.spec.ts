import type { TicketStatus } from '../support/ticket.contract.js';
import { isMacro, macroChanges, macroProblem, type MacroActions } from './macro.js';

const none: MacroActions = { set_status: null, set_priority: null, assign_to: null, add_tags: [] };

it('changes in a ticket what the canned reply says, and nothing where it is a text alone (decisions 4.110)', () => {
  expect([isMacro(none), isMacro({ ...none, add_tags: ['VPN'] })]).toEqual([false, true]);
  expect(macroChanges({ ...none, set_status: 'pending', set_priority: 'high', assign_to: 'me' }, 'own')).toEqual({
    status: 'pending',
    priority: 'high',
    assignee_id: 'own',
  });
  expect(macroChanges({ ...none, assign_to: 'other', add_tags: ['VPN'] }, 'own')).toEqual({
    assignee_id: 'other',
    add_tags: ['VPN'],
  });
});

it.each<[string, TicketStatus, string[], boolean, string | undefined]>([
  ['is possible', 'open', [], true, undefined],
  ['stays in its state', 'on_hold', ['VPN'], true, undefined],
  ['has no such step', 'resolved', [], false, 'A change from Resolved to On hold is not allowed'],
  ['is closed', 'closed', [], true, 'This ticket is closed; an answer opens a new one'],
  ['is full', 'open', Array.from({ length: 10 }, (_, at) => `tag ${at}`), true, 'At most 10 tags can be on a ticket'],
])('says before it is used why it can’t be: a ticket that %s', (_what, status, tags, isAnswer, problem) => {
  expect(macroProblem({ status: 'on_hold', add_tags: ['vpn'] }, { status, tags }, isAnswer)).toBe(problem);
});
