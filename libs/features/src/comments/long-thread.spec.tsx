import { createQueryClient } from '@portal/data-access';
import { aComment, anId, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { inScreenFrame } from '../screen-frame.js';
import { CommentThread } from './comment-thread.js';

const taskId = anId();
const { api } = startFakeApi();
const newestFirst = Array.from({ length: 120 }, (_, age) =>
  aComment({
    task_id: taskId,
    body_html: `<p>Message ${120 - age}</p>`,
    created_at: new Date(Date.UTC(2026, 0, 9, 12, 0, -age)).toISOString(),
  }),
);
const asked: string[] = [];

beforeEach(() => {
  document.cookie = 'signed_in=1';
  asked.splice(0);
  api.use(
    http.get('*/api/v1/task-comments', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
      asked.push(`${searchParams.get('sortOrder')} ${page}`);
      return HttpResponse.json(aPage(newestFirst.slice((page - 1) * limit, page * limit), newestFirst.length));
    }),
  );
});

function show(hash = ''): void {
  const Thread = inScreenFrame(() => <CommentThread taskId={taskId} projectId={anId()} access="owner" />);
  const router = createMemoryRouter([{ path: '*', Component: Thread }], { initialEntries: [`/task${hash}`] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const shown = () => screen.getAllByText(/^Message \d+$/).map(({ textContent }) => Number(textContent.slice(8)));
const span = () => [shown()[0], shown().at(-1), shown().length];
const more = (count: number) => screen.findByRole('button', { name: `Show earlier messages (${count} more)` });

describe('A long thread', () => {
  it('shows its newest fifty, oldest first, and fifty earlier ones at a press', async () => {
    show();
    const button = await more(70);
    expect(span()).toEqual([71, 120, 50]);
    expect(asked).toEqual(['desc 1']);
    await userEvent.click(button);
    await userEvent.click(await more(20));
    expect(await screen.findByText('Message 1')).toBeInTheDocument();
    expect(span()).toEqual([1, 120, 120]);
    expect(screen.queryByRole('button', { name: /earlier/ })).not.toBeInTheDocument();
  });

  it('shows the comment that a link leads to, however early it is', async () => {
    show(`#comment-${newestFirst[100]?.id}`);
    expect(await screen.findByText('Message 20')).toBeInTheDocument();
  });
});
