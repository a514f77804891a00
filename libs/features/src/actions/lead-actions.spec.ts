import { milestoneStatuses, projectStatuses, type Actor, type ProjectAccess } from '@portal/contracts';
import { anAdmin, aUser } from '@portal/testing';
import { milestoneActions, projectActions, type Looker } from './lead-actions.js';

const actorOf = ({ id, role }: { id: string; role: 'admin' | 'customer' }): Actor => ({
  kind: 'user',
  id,
  role,
  companyId: null,
  contactFlags: [],
  sessionId: null,
});
const customer = actorOf(aUser());
const lookers: Readonly<Record<string, Looker>> = {
  admin: { actor: actorOf(anAdmin()), access: 'owner' },
  ...Object.fromEntries(
    (['owner', 'editor', 'viewer'] satisfies ProjectAccess[]).map((access) => [access, { actor: customer, access }]),
  ),
};
const looker = (audience: string): Looker => lookers[audience] as Looker;

/** "approve | edit, to planned": what leads, and what is behind "…". */
const text = ({ lead, more }: ReturnType<typeof milestoneActions | typeof projectActions>): string =>
  [lead, more]
    .map((actions) => actions.map((action) => (typeof action === 'string' ? action : `to ${action.step}`)).join(', '))
    .join(' | ');

type ByAudience = Readonly<Record<'admin' | 'owner' | 'editor' | 'viewer', string>>;
const audiences = ['admin', 'owner', 'editor', 'viewer'] as const;

const milestones: Readonly<Record<string, ByAudience>> = {
  'planned, no approval': {
    admin: 'to in_progress | edit, reorder, to cancelled, delete',
    owner: ' | edit, reorder, to in_progress, to cancelled',
    editor: ' | to in_progress, to cancelled',
    viewer: ' | ',
  },
  'planned, approval': {
    admin: 'to in_progress | edit, reorder, to cancelled, delete',
    owner: ' | edit, reorder, to in_progress, to cancelled',
    editor: ' | to in_progress, to cancelled',
    viewer: ' | ',
  },
  'in_progress, no approval': {
    admin: 'to completed | edit, reorder, to planned, to awaiting_approval, to cancelled, delete',
    owner: ' | edit, reorder, to planned, to completed, to cancelled',
    editor: ' | to planned, to awaiting_approval, to completed, to cancelled',
    viewer: ' | ',
  },
  'in_progress, approval': {
    admin: 'to awaiting_approval | edit, reorder, to planned, to cancelled, delete',
    owner: ' | edit, reorder, to planned, to cancelled',
    editor: ' | to planned, to awaiting_approval, to cancelled',
    viewer: ' | ',
  },
  'awaiting_approval, no approval': {
    admin: 'approve, request_changes | edit, reorder, to in_progress, delete',
    owner: 'approve, request_changes | edit, reorder',
    editor: ' | ',
    viewer: ' | ',
  },
  'awaiting_approval, approval': {
    admin: 'approve, request_changes | edit, reorder, to in_progress, delete',
    owner: 'approve, request_changes | edit, reorder',
    editor: ' | ',
    viewer: ' | ',
  },
  'completed, no approval': {
    admin: ' | edit, reorder, to in_progress, delete',
    owner: ' | edit, reorder',
    editor: ' | ',
    viewer: ' | ',
  },
  'completed, approval': {
    admin: ' | edit, reorder, to in_progress, delete',
    owner: ' | edit, reorder',
    editor: ' | ',
    viewer: ' | ',
  },
  'cancelled, no approval': {
    admin: 'to planned | edit, reorder, delete',
    owner: ' | edit, reorder, to planned',
    editor: ' | to planned',
    viewer: ' | ',
  },
  'cancelled, approval': {
    admin: 'to planned | edit, reorder, delete',
    owner: ' | edit, reorder, to planned',
    editor: ' | to planned',
    viewer: ' | ',
  },
};

describe('what a screen offers of a milestone', () => {
  const cases = milestoneStatuses.flatMap((status) =>
    [false, true].flatMap((approval_required) =>
      audiences.map((audience) => ({ status, approval_required, audience }) as const),
    ),
  );

  it.each(cases)('$status, approval $approval_required, to the $audience', ({ audience, ...milestone }) => {
    const key = `${milestone.status}, ${milestone.approval_required ? 'approval' : 'no approval'}`;
    expect(text(milestoneActions(looker(audience), milestone))).toBe(milestones[key]?.[audience]);
  });
});

describe('what a screen offers of a project', () => {
  const cases = projectStatuses.flatMap((status) => audiences.map((audience) => ({ status, audience })));

  it.each(cases)('$status, to the $audience', ({ status, audience }) => {
    const isClosed = status === 'completed' || status === 'cancelled';
    const ownerSees = isClosed ? ' | edit' : 'new_task | edit, new_milestone';
    const expected: ByAudience = {
      admin: ownerSees,
      owner: ownerSees,
      editor: isClosed ? ' | ' : 'new_task | ',
      viewer: ' | ',
    };
    expect(text(projectActions(looker(audience), { status }))).toBe(expected[audience]);
  });

  it('is nothing to who has no rights in it', () => {
    expect(text(projectActions({ actor: customer, access: null }, { status: 'active' }))).toBe(' | ');
  });
});
