import { type SearchHit } from '@portal/contracts';
import { FileTexts } from '../../../src/modules/search/files/file-texts.sweep.js';
import { plainPdf } from '../../../src/demo/demo-files.js';
import type { TaskComment } from '../../../src/modules/comments/index.js';
import { aComment } from '../../factories/comment.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { documentCalls } from '../../support/calls/document-calls.js';
import { runSweep } from '../../support/jobs/run-sweep.js';
import { openDocumentWith, office, zip } from '../../support/mail/sample-files.js';
import { markedIn, searchesOf, textOf } from '../../support/calls/search-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const ground = appWithCast();
const { app, cast, as } = ground;
const { ask } = searchesOf(ground);
const { call, aDeal, send, dataOf } = documentCalls(ground);
type Name = keyof typeof as;

const filesOf = async (name: Name, word: string): Promise<SearchHit[]> =>
  (await ask(name, word, '&types=file')).hits.filter(({ type }) => type === 'file');
const readAll = () => runSweep(app.app, FileTexts);

async function aThread(visibility: 'public' | 'internal' = 'public') {
  const { project } = await app.db.given(aProject({ customer: cast.customer, status: 'active' }));
  const { task } = await app.db.given(aTask({ project }));
  return { task, project, ...(await app.db.given(aComment({ task, author: cast.admin, visibility }))) };
}
const upload = async (comment: TaskComment, content: Buffer, name: string): Promise<string> => {
  const { body } = await app.http
    .post(`/api/v1/task-comments/${comment.id}/attachments`)
    .set(as.admin)
    .attach('file', content, name)
    .expect(201);
  return (body as { data: { id: string } }).data.id;
};

const kinds: readonly [name: string, content: (word: string) => Buffer][] = [
  ['plan.pdf', (word) => plainPdf([`The ${word} of the plan`])],
  ['notes.txt', (word) => Buffer.from(`Notes of the ${word}, plain`)],
  ['prices.csv', (word) => Buffer.from(`item,price\n${word},12\n`)],
  ['letter.docx', (word) => office('word', { 'word/document.xml': `<w:p xmlns:w="w"><w:t>Dear ${word}</w:t></w:p>` })],
  [
    'sums.xlsx',
    (word) =>
      office('xl', {
        'xl/sharedStrings.xml': `<sst><si><t>Sum of ${word}</t></si></sst>`,
        'xl/styles.xml': '<t>style</t>',
      }),
  ],
  ['talk.pptx', (word) => office('ppt', { 'ppt/slides/slide1.xml': `<a:p xmlns:a="a"><a:t>On ${word}</a:t></a:p>` })],
  ['report.odt', (word) => openDocumentWith('text', `<text:p xmlns:text="t">All of ${word}</text:p>`)],
];

describe('files are found', () => {
  it.each(kinds)('%s: by its name at once, by its words once a worker has read it', async (name, content) => {
    const word = `${name.replace('.', '')}word`;
    const { comment, task, project } = await aThread();
    const id = await upload(comment, content(word), name);
    expect(await filesOf('customer', word)).toEqual([]);
    expect((await filesOf('customer', name)).map((hit) => hit.id)).toContain(id);
    await readAll();
    const [hit] = await filesOf('customer', word);
    expect(hit).toMatchObject({ id, parent_id: task.id, project_id: project.id, number: task.number });
    expect(textOf(hit?.title ?? null)).toBe(name);
    expect(markedIn(hit?.excerpt ?? null)).toEqual([word]);
    expect(await filesOf('stranger', word)).toEqual([]);
  });

  it('of projects themselves by everybody in them, with the project’s number', async () => {
    const { project } = await aThread();
    const sent = app.http.post(`/api/v1/projects/${project.id}/attachments`).set(as.admin);
    await sent.attach('file', Buffer.from('The marlinspike handover'), 'handover.txt').expect(201);
    await readAll();
    expect(await filesOf('customer', 'marlinspike')).toMatchObject([
      { project_id: project.id, parent_id: null, number: project.number, status: 'public' },
    ]);
    expect(await filesOf('stranger', 'marlinspike')).toEqual([]);
  });

  it('of internal comments by admins only', async () => {
    const { comment } = await aThread('internal');
    await upload(comment, Buffer.from('The quillon is ours'), 'ours.txt');
    await readAll();
    expect(await filesOf('admin', 'quillon')).toMatchObject([{ status: 'internal' }]);
    for (const name of ['customer', 'primary', 'stranger'] as const)
      expect([await filesOf(name, 'quillon'), await filesOf(name, 'ours.txt')]).toEqual([[], []]);
  });

  it('of tickets by their requester, also after another took it over', async () => {
    const { ticket } = await app.db.given(aTicket({ requester: cast.customer }));
    const { comment } = await app.db.given(aComment({ task: ticket, author: cast.admin }));
    await upload(comment, Buffer.from('A fjordling picture'), 'picture.txt');
    await readAll();
    expect(await filesOf('customer', 'fjordling')).toMatchObject([{ parent_id: ticket.id, project_id: null }]);
    expect(await filesOf('stranger', 'fjordling')).toEqual([]);
    await app.db.rows('update tickets set requester_id = ? where id = ? returning 1', [cast.stranger.id, ticket.id]);
    expect(await filesOf('stranger', 'fjordling')).toHaveLength(1);
    expect(await filesOf('customer', 'fjordling')).toEqual([]);
  });

  it('that belong to deals once they were sent', async () => {
    const deal = await aDeal();
    const form = app.http.post('/api/v1/deals/deal-documents').set(as.admin).field('deal_id', deal.id);
    const pdf = plainPdf(['The murmuration clause']);
    const document = dataOf(await form.field('kind', 'other').attach('file', pdf, 'clause.pdf').expect(201));
    await readAll();
    expect(await filesOf('admin', 'murmuration')).toMatchObject([
      { id: document.id, parent_id: deal.id, status: 'draft' },
    ]);
    expect(await filesOf('customer', 'murmuration')).toEqual([]);
    await send(document.id).expect(200);
    expect(await filesOf('customer', 'murmuration')).toHaveLength(1);
    expect(await filesOf('stranger', 'murmuration')).toEqual([]);
    expect((await call('get', `deal-documents/${document.id}`, 'stranger')).status).toBe(404);
  });

  it('by their name alone where their words can’t be read, which is tried once', async () => {
    const { comment } = await aThread();
    const broken = zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:p><w:t>never closed' });
    const ids = [
      await upload(comment, broken, 'broken.docx'),
      await upload(comment, zip({ 'a.txt': 'pelagic' }), 'archive.zip'),
    ];
    expect(await readAll()).toBeGreaterThanOrEqual(2);
    expect(await readAll()).toBe(0);
    expect((await filesOf('admin', 'broken.docx')).map(({ id }) => id)).toEqual([ids[0]]);
    expect(await filesOf('admin', 'pelagic')).toEqual([]);
  });

  it('no longer, once they are deleted or gone', async () => {
    const { comment } = await aThread();
    const [kept, gone] = [
      await upload(comment, Buffer.from('The halcyon one'), 'one.txt'),
      await upload(comment, Buffer.from('The halcyon two'), 'two.txt'),
    ];
    await readAll();
    expect(await filesOf('customer', 'halcyon')).toHaveLength(2);
    await app.db.rows('delete from comment_attachments where id = ? returning 1', [gone]);
    expect((await filesOf('customer', 'halcyon')).map(({ id }) => id)).toEqual([kept]);
    expect(await app.db.rows('select 1 from file_texts where id = ?', [gone])).toEqual([]);
    await app.http.delete(`/api/v1/attachments/${kept}`).set(as.admin).expect(200);
    expect(await filesOf('admin', 'halcyon')).toEqual([]);
  });
});
