import type { CommentReaction, ProjectAccess } from '@portal/contracts';
import { aComment, anId, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { CommentThread } from './comment-thread.js';

const taskId = anId();
const dana = aUser();
const { api, rows } = startFakeApi(() => dana);

const show = (access: ProjectAccess | null = 'viewer') =>
  showPart(<CommentThread taskId={taskId} projectId={anId()} access={access} />);

/** A comment whose reactions the API keeps, for the user of the screen. */
function given(...people: { id: string; name: string }[]): void {
  const comment = aComment({
    task_id: taskId,
    reactions: people.length > 0 ? [{ reaction: 'heart', people }] : [],
  });
  rows.comments = [comment];
  const change = (reaction: CommentReaction, isOn: boolean) => {
    const others = (comment.reactions.find((one) => one.reaction === reaction)?.people ?? []).filter(
      ({ id }) => id !== dana.id,
    );
    const left = isOn ? [...others, { id: dana.id, name: 'Dana' }] : others;
    comment.reactions = left.length > 0 ? [{ reaction, people: left }] : [];
    return HttpResponse.json({ data: comment });
  };
  const path = '*/api/v1/task-comments/:id/reactions/:reaction';
  api.use(
    http.put(path, ({ params }) => change(params['reaction'] as CommentReaction, true)),
    http.delete(path, ({ params }) => change(params['reaction'] as CommentReaction, false)),
  );
}

describe('Reactions to a comment', () => {
  it('are given from a list of words by keyboard, by who only reads too', async () => {
    given();
    show();
    (await screen.findByRole('button', { name: 'React to this comment' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Celebrate' }));
    expect(await screen.findByRole('button', { name: 'Celebrate: you', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(rows.comments[0]?.reactions).toMatchObject([{ reaction: 'party' }]));
  });

  it('name their people, and are joined and taken back by a press', async () => {
    given({ id: anId(), name: 'Avery Cole' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Heart: Avery Cole', pressed: false }));
    const own = await screen.findByRole('button', { name: 'Heart: Avery Cole, you', pressed: true });
    expect(own).toHaveTextContent('2');
    await waitFor(() => expect(rows.comments[0]?.reactions[0]?.people).toHaveLength(2));
    await userEvent.click(own);
    await waitFor(() => expect(rows.comments[0]?.reactions[0]?.people).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Heart: Avery Cole', pressed: false })).toBeInTheDocument();
  });

  it('are only read by those without rights in the project', async () => {
    given({ id: anId(), name: 'Avery Cole' });
    show(null);
    const reactions = within(await screen.findByRole('group', { name: 'Reactions' }));
    expect(reactions.getByRole('button', { name: 'Heart: Avery Cole' })).toBeDisabled();
    expect(reactions.queryByRole('button', { name: 'React to this comment' })).not.toBeInTheDocument();
  });
});
