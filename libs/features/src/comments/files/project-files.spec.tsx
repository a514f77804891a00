import { anAttachment, anId, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../../test/show-part.js';
import { ProjectFiles } from './project-files.js';

const { api, rows } = startFakeApi(() => aUser());
const projectId = anId();
const aPicture = (name: string) => new File(['x'], name, { type: 'image/png' });

it('of a project are added by button, dropped and pasted, each at once', async () => {
  const taken: string[] = [];
  api.use(
    http.post('*/api/v1/projects/:id/attachments', ({ params }) => {
      taken.push(String(params['id']));
      return HttpResponse.json({ data: anAttachment() }, { status: 201 });
    }),
  );
  showPart(<ProjectFiles projectId={projectId} access="editor" />);
  const empty = await screen.findByText(/^Drop files here/);
  const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await userEvent.upload(screen.getByLabelText('Files to attach'), [aPicture('chosen.png'), svg]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^logo\.svg is not attached\. Files of this kind/);
  expect(await screen.findByText('Attachment uploaded')).toBeInTheDocument();
  fireEvent.drop(empty, { dataTransfer: { files: [aPicture('dropped.png')] } });
  fireEvent.paste(document.body, { clipboardData: { files: [aPicture('pasted.png')] } });
  await waitFor(() => expect(taken).toEqual([projectId, projectId, projectId]));
});

it('of a project are only read by who doesn’t edit it', async () => {
  rows.attachments = [anAttachment({ comment_id: null, task_id: null, file_name: 'plan.pdf' })];
  showPart(<ProjectFiles projectId={projectId} access="viewer" />);
  expect(await screen.findByText('plan.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add files' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete plan.pdf' })).not.toBeInTheDocument();
});
