import { searchTypes, type SearchAnswer, type SearchType } from '@portal/contracts';
import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { markedIn, searchesOf, textOf } from '../../support/calls/search-calls.js';
import { statementsOf } from '../../support/database/statements.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Name = keyof typeof as;

const { ask, titles } = searchesOf({ app, as });

/** A record of each kind with this word, all of the customer's; the comment on the task. */
async function everything(word: string) {
  const { customer, admin } = cast;
  const { project, consultation, ticket, deal, invoice } = await app.db.given(
    aProject({ customer, status: 'active', name: `Project ${word}` }),
    aConsultation({ customer, title: `Request ${word}` }),
    aTicket({ requester: customer, title: `Ticket ${word}` }),
    aDeal({ customer, status: 'sent', title: `Deal ${word}` }),
    anInvoice({ customer, work: `Line ${word}` }),
  );
  const { task, meeting } = await app.db.given(
    aTask({ project, title: `Task ${word}` }),
    aMeeting({ consultation, host: admin }),
  );
  await app.db.rows(`update users set last_name = 'Test ${word}' where id = ?`, [customer.id]);
  await app.db.rows(`update companies set notes = 'Company ${word}' where id = ?`, [customer.companyId]);
  const { comment } = await app.db.given(aComment({ task, author: admin, body: `Comment ${word}` }));
  await app.db.given(anAttachment({ comment, name: `${word}.png` }));
  return { project, consultation, ticket, deal, invoice, task, meeting, comment };
}

const isSearchedByCustomers = (type: SearchType): boolean => type !== 'customer' && type !== 'company';

describe('search finds for each reader', () => {
  const word = 'zephyrine';
  let made: Awaited<ReturnType<typeof everything>>;
  beforeAll(async () => {
    made = await everything(word);
  });
  const typesOf = async (name: Name): Promise<SearchType[]> =>
    (await ask(name, word)).hits.map(({ type }) => type).sort();

  it('every kind of record for an admin, by title and text', async () => {
    expect(await typesOf('admin')).toEqual([...searchTypes].sort());
    const { hits } = await ask('admin', word);
    expect(hits.find(({ type }) => type === 'comment')).toMatchObject({
      id: made.comment.id,
      title: [{ text: `Task ${word}`, is_hit: false }],
      excerpt: [
        { text: 'Comment ', is_hit: false },
        { text: word, is_hit: true },
      ],
      project_id: made.project.id,
      parent_id: made.task.id,
      status: 'public',
    });
    expect(hits.find(({ type }) => type === 'meeting')).toMatchObject({ parent_id: made.consultation.id });
  });

  it('the customer’s own, never profiles or companies', async () => {
    const own: SearchType[] = [
      'comment',
      'consultation',
      'deal',
      'file',
      'invoice',
      'meeting',
      'project',
      'task',
      'ticket',
    ];
    expect(await typesOf('customer')).toEqual(own);
  });

  it('for a primary contact what the company’s rights give: no project without membership', async () => {
    expect(await typesOf('primary')).toEqual(['consultation', 'deal', 'invoice', 'meeting', 'ticket']);
  });

  it.each(['coworker', 'stranger'] as const)(
    'nothing for a %s, by word, number, beginning or likeness',
    async (name) => {
      for (const q of [word, 'zephy', 'zephyrnie', made.ticket.number, 'Request zephyrine'])
        for (const type of searchTypes)
          expect(await ask(name, q, `&types=${type}`)).toEqual({ hits: [], more: [], is_similar: false });
      expect(await ask(name, word, '&limit=1')).toEqual({ hits: [], more: [], is_similar: false });
    },
  );

  it.each(searchTypes)(
    'no sign of whether others have a %s with the word: the same answer by the same statements as for a word of nobody',
    async (type) => {
      const searched = async (q: string) => {
        const answers: SearchAnswer[] = [];
        const statements = await statementsOf(async () => {
          answers.push(await ask('stranger', q, `&types=${type}`));
        });
        return {
          answers,
          statements: statements.filter((text) => /search_/.test(text)).map((text) => text.replaceAll(q, '')),
        };
      };
      const ofNobody = await searched('qwyxzzk');
      expect(ofNobody.statements.length).toBeGreaterThan(isSearchedByCustomers(type) ? 1 : 0);
      for (const q of [word, 'zephyr', 'zephyrnie']) expect(await searched(q)).toEqual(ofNobody);
    },
  );

  it('not a draft’s deal or invoice for the customer, but for an admin', async () => {
    await app.db.given(aDeal({ customer: cast.customer, title: 'Draft quillon' }));
    await app.db.given(anInvoice({ customer: cast.customer, status: 'draft', work: 'Cut a quillon' }));
    expect((await ask('admin', 'quillon')).hits.map(({ type }) => type)).toEqual(['deal', 'invoice']);
    expect((await ask('customer', 'quillon')).hits).toEqual([]);
  });

  it('a ticket by how its tags begin, for admins only', async () => {
    const { ticket } = await app.db.given(aTicket({ requester: cast.customer, title: 'The oven display' }));
    await app.db.rows(`update tickets set tags = '{Other,Quern stone}' where id = ?`, [ticket.id]);
    for (const q of ['QUERN', 'quern st']) expect(await titles('admin', q)).toEqual(['The oven display']);
    expect(await titles('admin', 'stone')).toEqual([]);
    for (const q of ['quern', 'quern stone', 'querm']) expect(await titles('customer', q)).toEqual([]);
  });

  it('internal comments and notes for admins only', async () => {
    const { task, ticket } = made;
    await app.db.given(
      aComment({ task, author: cast.admin, body: 'Hidden vexillum', visibility: 'internal' }),
      aComment({ task: ticket, author: cast.admin, body: 'Hidden vexillum', visibility: 'internal' }),
    );
    await app.db.rows(`update consultation_requests set internal_notes = 'vexillum' where id = ?`, [
      made.consultation.id,
    ]);
    await app.db.rows(`update customer_deals set internal_notes = 'vexillum' where id = ?`, [made.deal.id]);
    await app.db.rows(`update consultation_meetings set notes = 'vexillum' where id = ?`, [made.meeting.id]);
    expect((await ask('admin', 'vexillum')).hits.map(({ type }) => type)).toEqual(['comment', 'comment']);
    for (const q of ['vexillum', 'vexil', 'vexilum'])
      for (const name of ['customer', 'primary', 'stranger'] as const) expect((await ask(name, q)).hits).toEqual([]);
  });

  it('by a membership as long as it lasts', async () => {
    const member = { project: made.project.id, user: cast.stranger.id };
    await app.db.rows(
      `insert into project_members (id, created_at, updated_at, version, project_id, user_id, role)
       values (gen_random_uuid(), now(), now(), 1, ?, ?, 'viewer')`,
      [member.project, member.user],
    );
    expect(await typesOf('stranger')).toEqual(['comment', 'file', 'project', 'task']);
    await app.db.rows('delete from project_members where project_id = ?', [member.project]);
    expect(await typesOf('stranger')).toEqual([]);
  });

  it('nothing of what is deleted or lies in a deleted project, until it is restored', async () => {
    const { project, task } = made;
    const call = (method: 'delete' | 'post', path: string) =>
      app.http[method](`/api/v1/${path}`)
        .set(as.admin)
        .expect(({ status }) => status < 300);
    const ofProject = async () =>
      (await ask('customer', word, '&types=project,task,comment')).hits.map(({ type }) => type);
    await call('delete', `tasks/${task.id}`);
    expect(await ofProject()).toEqual(['project']);
    await call('post', `tasks/${task.id}/restore`);
    await call('delete', `projects/${project.id}`);
    expect(await ofProject()).toEqual([]);
    expect((await ask('admin', word, '&types=project,task,comment')).hits).toEqual([]);
    await call('post', `projects/${project.id}/restore`);
    expect(await ofProject()).toEqual(['project', 'task', 'comment']);
  });

  it('nobody without a session', () => app.http.get('/api/v1/search?q=zephyrine').expect(401));
});

describe('search understands', () => {
  beforeAll(async () => {
    const { customer } = cast;
    await app.db.given(
      aProject({ customer, name: 'Gardenia café network', description: 'Managing the wiring' }),
      aTicket({ requester: customer, title: 'Gardenia 100% off_line; o’clock', description: 'The printers: again' }),
    );
  });
  const garden = 'Gardenia café network';

  it.each([
    ['beginnings', 'gard netw'],
    ['capitals', 'GARDENIA Network'],
    ['missing accents', 'gardenia cafe'],
    ['other forms of a word', 'gardenia manages wire'],
    ['the order of words', 'network gardenia'],
  ])('%s', async (_what, q) => {
    expect(await titles('customer', q)).toEqual([garden]);
  });

  it.each(['netwrok gardenia', 'Gardnia', 'gardenai network'])('the slip in “%s”', async (q) => {
    const { hits, is_similar } = await ask('customer', q);
    expect(is_similar).toBe(true);
    expect(hits.map(({ title }) => textOf(title))).toContain(garden);
    expect(hits.flatMap(({ title }) => markedIn(title))).toContain('Gardenia');
  });

  it.each(['__', '%%', "';--", ':*', '& | !', '<->', '\\\\', '“”', "o'clock gardenia", 'a:*b', "''''"])(
    'the signs %s as they are: neither an error nor everything',
    async (q) => {
      const { hits } = await ask('customer', q.padEnd(2));
      if (!/[a-z]/.test(q)) expect(hits).toEqual([]);
      else expect(hits.every(({ title }) => textOf(title).startsWith('Gardenia 100%'))).toBe(true);
    },
  );

  it('numbers as people say them', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, name: 'Numbered' }));
    const { invoice } = await app.db.given(anInvoice({ customer: cast.customer }));
    const [{ number }] = (await app.db.rows('select number from projects where id = ?', [project.id])) as [
      { number: string },
    ];
    const count = String(Number(/\d+$/.exec(number)?.[0]));
    for (const q of [number, `p-${count}`, `P${count}`, `#P ${count}`])
      expect((await ask('customer', q)).hits[0]).toMatchObject({ type: 'project', number });
    const short = `INV-${Number(/\d+$/.exec(invoice.number ?? '')?.[0])}`;
    for (const q of [invoice.number ?? '', short])
      expect((await ask('customer', q)).hits[0]).toMatchObject({ type: 'invoice', number: invoice.number });
    expect((await ask('stranger', short)).hits).toEqual([]);
  });

  it.each([
    ['q=', 'At least 2 characters'],
    ['q=a', 'At least 2 characters'],
    [`q=${'a'.repeat(201)}`, '200'],
    ['q=ab&types=secrets', 'One '],
    ['q=ab&limit=0', '1'],
    ['q=ab&limit=101', '100'],
    ['q=ab%00', 'Control characters'],
    ['q=ab&page=2', 'page'],
    ['', 'q'],
  ])('and refuses %s', async (query, message) => {
    const { body } = await app.http.get(`/api/v1/search?${query}`).set(as.customer).expect(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('200 characters of one word and of many', async () => {
    expect((await ask('customer', 'x'.repeat(200))).hits).toEqual([]);
    expect((await ask('customer', 'gardenia '.repeat(22))).hits).toHaveLength(2);
  });
});
