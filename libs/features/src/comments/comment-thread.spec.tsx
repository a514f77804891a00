import {
  aComment,
  anAdmin,
  anAttachment,
  anId,
  aPerson,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { CommentThread } from './comment-thread.js';

const taskId = anId();
const projectId = anId();
const dana = aUser();
const { api, data, rows } = startFakeApi(() => dana);

const givenComment = (own: Parameters<typeof aComment>[0]) => {
  const comment = aComment({ task_id: taskId, project_id: projectId, ...own });
  rows.comments.push(comment);
  return comment;
};
const show = (access: 'owner' | 'viewer' = 'owner', allowInternal = false) =>
  showPart(<CommentThread taskId={taskId} projectId={projectId} access={access} allowInternal={allowInternal} />);
const aPlan = () => new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

/** Takes files like the API: the ids of their comments, in the order they came; refuses while `refusal` is set. */
function takeFiles(state: { refusal?: string } = {}): string[] {
  const taken: string[] = [];
  api.use(
    http.post('*/api/v1/task-comments/:id/attachments', ({ params }) => {
      if (state.refusal)
        return HttpResponse.json(
          { error: state.refusal, code: 'storage.unavailable', status: 409, request_id: 'test' },
          { status: 409 },
        );
      taken.push(String(params['id']));
      return HttpResponse.json({ data: anAttachment() }, { status: 201 });
    }),
  );
  return taken;
}

/** The page is loaded again; what was on the screen is gone. */
const reload = (...how: Parameters<typeof show>) => {
  cleanup();
  show(...how);
};
beforeEach(() => sessionStorage.clear());

describe('Comments on a task', () => {
  it('are shown as the server rendered them, with files to download', async () => {
    const file = anAttachment({ file_name: 'plan.pdf', file_size: 1_536 });
    givenComment({ body_html: '<p>Done, <strong>both</strong> floors.</p>', attachments: [file] });
    show();
    expect((await screen.findByText('both')).tagName).toBe('STRONG');
    const link = screen.getByRole('link', { name: 'plan.pdf 1.5 KB' });
    expect(link).toHaveAttribute('href', `/api/v1/attachments/${file.id}/content`);
  });

  it('show pictures as pictures that open large, by keyboard too', async () => {
    const picture = (name: string) => anAttachment({ file_name: name, file_type: 'image/png' });
    const [rack, shop] = [picture('rack.png'), picture('shop.png')];
    givenComment({ attachments: [rack, anAttachment({ file_name: 'plan.pdf' }), shop] });
    show();
    const pictures = within(await screen.findByRole('list', { name: 'Pictures' }));
    expect(pictures.getByRole('img', { name: 'rack.png' })).toHaveAttribute(
      'src',
      `/api/v1/attachments/${rack.id}/content`,
    );
    expect(within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')).toHaveLength(1);
    pictures.getByRole('button', { name: 'Open rack.png' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'rack.png' })).toHaveTextContent('1 of 2');
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'shop.png' })).toHaveTextContent('2 of 2');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pictures.getByRole('button', { name: 'Open rack.png' })).toHaveFocus();
  });

  it('show the chip of a picture that does not load', async () => {
    givenComment({ attachments: [anAttachment({ file_name: 'rack.png', file_type: 'image/png', file_size: 1_536 })] });
    show();
    fireEvent.error(await screen.findByRole('img', { name: 'rack.png' }));
    expect(await screen.findByRole('link', { name: 'rack.png 1.5 KB' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  it('are sent with Ctrl and Enter', async () => {
    api.use(
      http.post('*/api/v1/task-comments', async ({ request }) => {
        expect(await request.json()).toMatchObject({ body: 'Looks good' });
        return HttpResponse.json({ data: givenComment({ body_html: '<p>Looks good</p>' }) }, { status: 201 });
      }),
    );
    show();
    await userEvent.type(await screen.findByLabelText('Comment'), 'Looks good{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Comment created')).toBeInTheDocument();
    expect(await screen.findByText('Looks good', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByLabelText('Comment')).toHaveValue('');
  });

  it('say what is missing instead of refusing silently', async () => {
    show();
    await screen.findByLabelText('Comment');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Write something first');
  });

  it('stay typed when the server refuses', async () => {
    api.use(http.post('*/api/v1/task-comments', () => HttpResponse.json({}, { status: 400 })));
    show();
    await userEvent.type(await screen.findByLabelText('Comment'), 'Looks good');
    await send();
    expect(await screen.findByText('HTTP 400')).toBeInTheDocument();
    expect(screen.getByLabelText('Comment')).toHaveValue('Looks good');
  });

  it('are edited and deleted by who wrote them, not by others', async () => {
    const own = givenComment({ author_id: dana.id, author_name: 'Dana', body: 'My words' });
    givenComment({ author_name: 'Avery' });
    show();
    expect(await screen.findByRole('button', { name: 'Edit comment of Dana' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit comment of Avery' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit comment of Dana' }));
    const editor = await screen.findByLabelText('Edit comment');
    await userEvent.type(editor, ', better{Control>}{Enter}{/Control}');
    await waitFor(() => expect(own.body).toBe('My words, better'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment of Dana' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Comment deleted')).toBeInTheDocument();
    expect(rows.comments).toHaveLength(1);
  });

  it('are only read by viewers', async () => {
    givenComment({});
    show('viewer');
    expect(await screen.findByText('You can read this conversation, but not write in it.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Comment')).not.toBeInTheDocument();
  });

  it('are internal where the writer says so, in a word', async () => {
    data.user = anAdmin();
    givenComment({ visibility: 'internal', body_html: '<p>Budget is tight</p>' });
    show('owner', true);
    const comment = (await screen.findByText('Budget is tight')).closest('li')!;
    expect(within(comment).getByText('Internal')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Public' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Internal' }));
    await userEvent.type(screen.getByLabelText('Internal comment'), 'Not for the customer');
    await send();
    await waitFor(() =>
      expect(rows.comments.at(-1)).toMatchObject({ visibility: 'internal', body: 'Not for the customer' }),
    );
  });

  it('name people: “@” offers who may read, by keyboard, and what is sent says whom', async () => {
    const person = aPerson({ name: 'Avery Cole', role: 'admin' });
    rows.people = [person];
    show();
    await userEvent.type(await screen.findByLabelText('Comment'), 'Ask @av');
    await screen.findByText('Avery Cole', { selector: 'li' });
    fireEvent.keyDown(screen.getByLabelText('Comment'), { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Ask @Avery Cole '));
    await userEvent.keyboard('about it{Control>}{Enter}{/Control}');
    await waitFor(() => expect(rows.comments[0]?.body).toBe(`Ask @[Avery Cole](user:${person.id}) about it`));
  });

  it('are edited as they read, with the people they name', async () => {
    const token = `@[Avery Cole](user:${anId()})`;
    const own = givenComment({ author_id: dana.id, author_name: 'Dana', body: `Ask ${token}` });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    const editor = await screen.findByLabelText('Edit comment');
    expect(editor).toHaveValue('Ask @Avery Cole');
    await userEvent.type(editor, ' again{Control>}{Enter}{/Control}');
    await waitFor(() => expect(own.body).toBe(`Ask ${token} again`));
  });

  it('say when a change of one is refused, and keep its words', async () => {
    givenComment({ author_id: dana.id, author_name: 'Dana', body: 'My words' });
    api.use(http.put('*/api/v1/task-comments/:id', () => HttpResponse.json({}, { status: 400 })));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    await userEvent.type(await screen.findByLabelText('Edit comment'), ', better{Control>}{Enter}{/Control}');
    expect(await screen.findByText('HTTP 400')).toBeInTheDocument();
    expect(screen.getByLabelText('Edit comment')).toHaveValue('My words, better');
  });

  it('are there again after a reload when they were not sent, with who was to read them', async () => {
    data.user = anAdmin();
    show('owner', true);
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal' }));
    await userEvent.type(screen.getByLabelText('Internal comment'), 'Not for the customer');
    reload('owner', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Internal comment')).toHaveValue('Not for the customer');
    await send();
    expect(await screen.findByText('Comment created')).toBeInTheDocument();
    reload('owner', true);
    await screen.findByLabelText('Comment');
    expect(screen.queryByText(/unsent draft/)).not.toBeInTheDocument();
  });

  it('are there again after a reload when a change of one was not saved', async () => {
    givenComment({ author_id: dana.id, author_name: 'Dana', body: 'My words' });
    const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    show();
    await edit();
    await userEvent.type(await screen.findByLabelText('Edit comment'), ', better');
    reload();
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Edit comment')).toHaveValue('My words, better');
  });

  it('stay being edited when Escape closes the list of people', async () => {
    rows.people = [aPerson({ name: 'Avery Cole', role: 'admin' })];
    givenComment({ author_id: dana.id, author_name: 'Dana', body: 'Ask' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    const editor = await screen.findByLabelText('Edit comment');
    await userEvent.type(editor, ' @av');
    await screen.findByText('Avery Cole', { selector: 'li' });
    fireEvent.keyDown(editor, { key: 'Escape', keyCode: 27 });
    expect(screen.queryByRole('button', { name: 'Leave without saving' })).not.toBeInTheDocument();
    expect(editor).toHaveValue('Ask @av');
    fireEvent.keyDown(editor, { key: 'Escape', keyCode: 27 });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(editor).not.toBeInTheDocument());
  });

  it('offer nothing internal to others', async () => {
    show();
    await screen.findByLabelText('Comment');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('Files of a comment', () => {
  it('follow the comment as one event with it: chosen, dropped and pasted', async () => {
    const taken = takeFiles();
    const sent: unknown[] = [];
    api.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/task-comments'))
        void request
          .clone()
          .json()
          .then((body) => sent.push(body));
    });
    show();
    const text = await screen.findByLabelText('Comment');
    await userEvent.type(text, 'Plans');
    await userEvent.upload(screen.getByLabelText('Files to attach'), aPlan());
    fireEvent.drop(text, { dataTransfer: { files: [new File(['x'], 'dropped.png', { type: 'image/png' })] } });
    fireEvent.paste(text, { clipboardData: { files: [new File(['x'], 'pasted.png', { type: 'image/png' })] } });
    expect(within(screen.getByRole('list', { name: 'Files to send' })).getAllByRole('listitem')).toHaveLength(3);
    const pasted = within(screen.getByText('pasted.png').closest('li')!);
    expect(await pasted.findByRole('presentation')).toHaveAttribute('src', 'data:image/png;base64,eA==');
    await userEvent.click(screen.getByRole('button', { name: 'Do not send dropped.png' }));
    await send();
    expect(await screen.findByText('Comment created')).toBeInTheDocument();
    expect(screen.queryByText('Attachment uploaded')).not.toBeInTheDocument();
    const { id } = rows.comments[0]!;
    expect(taken).toEqual([id, id]);
    expect(sent).toMatchObject([{ body: 'Plans', files: 2 }]);
  });

  it('are refused before they are sent when the server would', async () => {
    show();
    await screen.findByLabelText('Comment');
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(screen.getByLabelText('Files to attach'), svg);
    expect(screen.getByRole('alert')).toHaveTextContent(/^logo\.svg is not attached\. Files of this kind/);
    expect(screen.queryByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
  });

  it('can be sent again when the comment stands and they did not get through', async () => {
    const state: { refusal?: string } = { refusal: 'Files cannot be stored right now' };
    const taken = takeFiles(state);
    show();
    await userEvent.type(await screen.findByLabelText('Comment'), 'Plans');
    await userEvent.upload(screen.getByLabelText('Files to attach'), aPlan());
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'plan.pdf did not get through. Files cannot be stored right now.',
    );
    delete state.refusal;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(taken).toEqual([rows.comments[0]!.id]));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(rows.comments).toHaveLength(1);
  });
});
