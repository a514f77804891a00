import {
  aComment,
  anAdmin,
  anAttachment,
  anId,
  aPerson,
  aProblem,
  aUser,
  http,
  HttpResponse,
  startFakeApi,
} from '@portal/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { findRichText, writeText } from '../testing/write-text.js';
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
const send = async () => userEvent.click(await screen.findByRole('button', { name: /^Send/ }));
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
    await writeText('Comment', 'Looks good');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Comment created')).toBeInTheDocument();
    expect(await screen.findByText('Looks good', { selector: 'li p' })).toBeInTheDocument();
    expect(screen.getByLabelText('Comment')).toHaveTextContent('');
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
    await writeText('Comment', 'Looks good');
    await send();
    expect(await screen.findByText('HTTP 400')).toBeInTheDocument();
    expect(screen.getByLabelText('Comment')).toHaveTextContent('Looks good');
  });

  it('say beside the buttons that there were too many of them, and until when, up to the next try', async () => {
    const tooMany = aProblem({ code: 'rate_limited', status: 429, error: 'Too many requests. Please try again later' });
    const answer = () => HttpResponse.json(tooMany, { status: 429, headers: { 'retry-after': '1317' } });
    api.use(http.post('*/api/v1/task-comments', answer, { once: true }));
    show();
    await writeText('Comment', 'Looks good');
    await send();
    const place = within(screen.getByRole('region', { name: 'Write a comment' }));
    const words = 'Too many requests. Please try again later. You can try again in 22 minutes.';
    expect(await place.findByRole('alert')).toHaveTextContent(words);
    await writeText('Comment', '!');
    expect(place.getByRole('alert')).toHaveTextContent(words);
    await send();
    expect(await screen.findByText('Comment created')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are edited and deleted by who wrote them, not by others', async () => {
    const own = givenComment({ author_id: dana.id, author_name: 'Dana', body: 'My words' });
    givenComment({ author_name: 'Avery' });
    show();
    expect(await screen.findByRole('button', { name: 'Edit comment of Dana' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit comment of Avery' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit comment of Dana' }));
    await writeText('Edit comment', ', better');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(own.body).toBe('My words, better'));
    await userEvent.click(await screen.findByRole('button', { name: 'More for the comment of Dana' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete comment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
    expect(await screen.findByText('Comment deleted')).toBeInTheDocument();
    expect(rows.comments).toHaveLength(1);
  });

  it('say when they came by mail, and who filed a mail that its author didn’t send themselves', async () => {
    const [from_address, mail_id] = ['pat@elsewhere.test', anId()];
    const mail = { from_address, has_more: false };
    givenComment({ author_id: dana.id, by_mail: { ...mail, filed_by_name: null, mail_id } });
    givenComment({ author_id: dana.id, by_mail: { ...mail, filed_by_name: 'Avery Cole', mail_id: null } });
    show();
    expect(await screen.findByText('by e-mail')).toBeInTheDocument();
    expect(screen.getByText(`Received by e-mail from ${from_address}, filed by Avery Cole`)).toBeInTheDocument();
    const original = screen.getByRole('link', { name: 'As it arrived' }); // only where the mail is there to be read
    expect(original).toHaveAttribute('href', `/api/v1/support/inbound-mails/${mail_id}/original`);
    expect(original).toHaveAttribute('download');
  });

  it('show the pictures of a mail where they stood, each once, and open large', async () => {
    const picture = (name: string) => anAttachment({ file_name: name, file_type: 'image/png' });
    givenComment({
      by_mail: { from_address: 'dana@neusebakery.test', filed_by_name: null, mail_id: null, has_more: false },
      body_html:
        '<p>Press <strong>this</strong>: [picture: a &amp; b.png] or</p>\n<table>\n<tbody>\n<tr>\n<td>[picture: door.png]</td>\n</tr>\n</tbody>\n</table>\n<p><a href="https://example.com">[picture: logo.png]</a> <code>[picture: door.png]</code><br />[picture: gone.png]</p>',
      attachments: [picture('a & b.png'), picture('door.png'), picture('logo.png'), picture('below.png')],
    });
    show();
    const inText = await screen.findByRole('button', { name: 'Open a & b.png' });
    expect(inText.closest('p')).toHaveTextContent('Press this: or');
    expect(screen.getByRole('cell')).toContainElement(screen.getByRole('button', { name: 'Open door.png' }));
    expect(screen.getByRole('link', { name: '[picture: logo.png]' })).toHaveAttribute('href', 'https://example.com');
    expect(screen.getByText('[picture: door.png]').tagName).toBe('CODE');
    expect(screen.getByText(/\[picture: gone\.png\]/)).toBeInTheDocument();
    const below = within(screen.getByRole('list', { name: 'Pictures' }));
    expect(below.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['logo.png', 'below.png']);
    await userEvent.click(inText);
    const dialog = within(await screen.findByRole('dialog', { name: 'a & b.png' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 4');
  });

  it('keep what was typed in the product as text, and name a picture of a mail that doesn’t load', async () => {
    const front = anAttachment({ file_name: 'front.png', file_type: 'image/png' });
    givenComment({ body_html: '<p>Typed [picture: front.png]</p>', attachments: [front] });
    givenComment({
      by_mail: { from_address: 'dana@neusebakery.test', filed_by_name: null, mail_id: null, has_more: false },
      body_html: '<p>Mailed [picture: lost.png]</p>',
      attachments: [anAttachment({ file_name: 'lost.png', file_type: 'image/png' })],
    });
    show();
    expect(await screen.findByText('Typed [picture: front.png]')).toBeInTheDocument();
    fireEvent.error(screen.getByRole('img', { name: 'lost.png' }));
    expect(await screen.findByText('Mailed [picture: lost.png]')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Files' })).getByText('lost.png')).toBeInTheDocument();
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
    await writeText('Internal comment', 'Not for the customer');
    await send();
    await waitFor(() =>
      expect(rows.comments.at(-1)).toMatchObject({ visibility: 'internal', body: 'Not for the customer' }),
    );
  });

  it('name people: “@” offers who may read, by keyboard, and what is sent says whom', async () => {
    const person = aPerson({ name: 'Avery Cole', role: 'admin' });
    rows.people = [person];
    show();
    const text = await writeText('Comment', 'Ask @av');
    const offered = within(await screen.findByRole('listbox', { name: 'People' }));
    const option = offered.getByRole('option', { name: 'Avery Cole', selected: true });
    expect(text).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveTextContent('Ask @Avery Cole'));
    await userEvent.paste('about it');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(rows.comments[0]?.body).toBe(`Ask @[Avery Cole](user:${person.id}) about it`));
  });

  it('are edited as they read, with the people they name', async () => {
    const token = `@[Avery Cole](user:${anId()})`;
    const own = givenComment({ author_id: dana.id, author_name: 'Dana', body: `Ask ${token}` });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    expect(await findRichText('Edit comment')).toHaveTextContent('Ask @Avery Cole');
    await writeText('Edit comment', ' again');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(own.body).toBe(`Ask ${token} again`));
  });

  it('say when a change of one is refused, and keep its words', async () => {
    givenComment({ author_id: dana.id, author_name: 'Dana', body: 'My words' });
    api.use(http.put('*/api/v1/task-comments/:id', () => HttpResponse.json({}, { status: 400 })));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    await writeText('Edit comment', ', better');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('HTTP 400')).toBeInTheDocument();
    expect(screen.getByLabelText('Edit comment')).toHaveTextContent('My words, better');
  });

  it('are there again after a reload when they were not sent, with who was to read them', async () => {
    data.user = anAdmin();
    show('owner', true);
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal' }));
    await writeText('Internal comment', 'Not for the customer');
    reload('owner', true);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Internal comment')).toHaveTextContent('Not for the customer');
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
    await writeText('Edit comment', ', better');
    reload();
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Edit comment')).toHaveTextContent('My words, better');
  });

  it('stay being edited when Escape closes the list of people', async () => {
    rows.people = [aPerson({ name: 'Avery Cole', role: 'admin' })];
    givenComment({ author_id: dana.id, author_name: 'Dana', body: 'Ask' });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment of Dana' }));
    const editor = await writeText('Edit comment', ' @av');
    await screen.findByRole('option', { name: 'Avery Cole' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'People' })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Leave without saving' })).not.toBeInTheDocument();
    expect(editor).toHaveTextContent('Ask @av');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(editor).not.toBeInTheDocument());
  });

  it('offer nothing internal to others', async () => {
    show();
    await screen.findByLabelText('Comment');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
