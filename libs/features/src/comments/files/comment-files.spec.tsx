import { anAttachment, anId, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clientWithoutRepeats } from '../../testing/caches.js';
import { showPart } from '../../../test/show-part.js';
import { writeText } from '../../testing/write-text.js';
import { CommentThread } from '../comment-thread.js';

const { api, rows } = startFakeApi(() => aUser());
const show = (client?: QueryClient) =>
  showPart(<CommentThread taskId={anId()} projectId={anId()} access="owner" />, client);
const aPlan = () => new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });
const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Send/ }));

/** Takes files like the API: the ids of their comments, in the order they came; refuses while `refusal` is set, and is silent while
 * it is away. */
function takeFiles(state: { refusal?: string; isAway?: boolean } = {}): string[] {
  const taken: string[] = [];
  api.use(
    http.post('*/api/v1/task-comments/:id/attachments', ({ params }) => {
      if (state.isAway) return HttpResponse.error();
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

beforeEach(() => sessionStorage.clear());

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
    const text = await writeText('Comment', 'Plans');
    await userEvent.upload(screen.getByLabelText('Files to attach'), aPlan());
    fireEvent.drop(text, { dataTransfer: { files: [new File(['x'], 'dropped.png', { type: 'image/png' })] } });
    fireEvent.paste(text, {
      clipboardData: {
        types: ['Files'],
        files: [new File(['x'], 'pasted.png', { type: 'image/png' })],
        getData: () => '',
      },
    });
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

  it('can be sent again when the comment stands and they did not get through, as it says (specification, section 8)', async () => {
    const state: { refusal?: string; isAway?: boolean } = { isAway: true, refusal: 'Files cannot be stored right now' };
    const taken = takeFiles(state);
    show(clientWithoutRepeats());
    await writeText('Comment', 'Plans');
    await userEvent.upload(screen.getByLabelText('Files to attach'), aPlan());
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'plan.pdf did not get through. Failed to upload attachment.',
    );
    state.isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'plan.pdf did not get through. Files cannot be stored right now.',
    );
    delete state.refusal;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Attachment uploaded')).toBeInTheDocument();
    expect(taken).toEqual([rows.comments[0]!.id]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(rows.comments).toHaveLength(1);
  });
});
