import { sentenceOf } from '@portal/contracts';
import { aComment, anAdmin, anId, aProblem, aReceivedMail, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { OriginalMailLink } from './comment-content.js';
import { CommentThread } from './comment-thread.js';

const { api, data, rows } = startFakeApi(() => anAdmin());
afterEach(() => jest.restoreAllMocks());

it('A mail as it arrived is saved, or the screen says why it is not handed out', async () => {
  const id = anId();
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const error = sentenceOf('inbound_mail.infected');
  const infected = aProblem({ code: 'inbound_mail.infected', status: 409, error });
  const answers = [HttpResponse.json(infected, { status: 409 }), new HttpResponse('From: dana')];
  api.use(http.get(`*/api/v1/support/inbound-mails/${id}/original`, () => answers.shift()));
  showPart(<OriginalMailLink id={id}>As it arrived</OriginalMailLink>);
  await userEvent.click(await screen.findByRole('link', { name: 'As it arrived' }));
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(click).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'As it arrived' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: `${id}.eml` });
  expect(await saved[0]?.text()).toBe('From: dana');
});

it('A message of a mail that says more shows admins all of its text, or that it could not be loaded', async () => {
  const [taskId, projectId] = [anId(), anId()];
  const mail = aReceivedMail({ text: 'It works.\n\nOn Monday we wrote:\nPlease try.' });
  const by_mail = { from_address: 'dana@neusebakery.test', filed_by_name: null, mail_id: mail.id };
  for (const has_more of [true, false])
    rows.comments.push(aComment({ task_id: taskId, project_id: projectId, by_mail: { ...by_mail, has_more } }));
  data.mails = [];
  showPart(<CommentThread taskId={taskId} projectId={projectId} access="owner" allowInternal />);
  expect(await screen.findAllByRole('link', { name: 'As it arrived' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show whole mail', expanded: false }));
  await screen.findByText('The mail could not be loaded');
  data.mails = [mail];
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(/On Monday we wrote/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide whole mail', expanded: true }));
  expect(screen.queryByText(/On Monday we wrote/)).not.toBeInTheDocument();
});
