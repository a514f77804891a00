import { aComment, anAdmin, anId, aReceivedMail, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { CommentThread } from './comment-thread.js';

const { data, rows } = startFakeApi(() => anAdmin());

it('A message of a mail shows admins all of its text, or that it could not be loaded', async () => {
  const [taskId, projectId] = [anId(), anId()];
  const mail = aReceivedMail({ text: 'It works.\n\nOn Monday we wrote:\nPlease try.' });
  const by_mail = { from_address: 'dana@neusebakery.test', filed_by_name: null, mail_id: mail.id };
  rows.comments.push(aComment({ task_id: taskId, project_id: projectId, by_mail }));
  data.mails = [];
  showPart(<CommentThread taskId={taskId} projectId={projectId} access="owner" allowInternal />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show with quotes', expanded: false }));
  await screen.findByText('The mail could not be loaded');
  data.mails = [mail];
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(/On Monday we wrote/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide quotes', expanded: true }));
  expect(screen.queryByText(/On Monday we wrote/)).not.toBeInTheDocument();
});
