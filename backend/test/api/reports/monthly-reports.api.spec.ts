import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { monthlyReportParts, type MonthlyReportView } from '@portal/contracts';
import { MonthlyReportsSweep } from '../../../src/modules/reports/index.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { asBytes } from '../../support/mail/as-bytes.js';
import { lastMonth, monthlyCalls } from '../../support/calls/monthly-calls.js';
import { movedClock, type MovedClock } from '../../support/database/moved-clock.js';
import { textOfPdf } from '../../support/mail/pdf-text.js';
import { bearerOf } from '../../support/sign-in.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Caller = keyof typeof as;

const calls = () => monthlyCalls(app, cast, as);

beforeAll(async () => {
  await calls().beThere();
  for (const name of ['customer', 'stranger'] as const) {
    const { project } = await app.db.given(aProject({ customer: cast[name], status: 'active' }));
    const { task } = await app.db.given(aTask({ project, status: 'done' }));
    await app.db.rows(`update tickets set completed_at = (?::date + 2)::timestamptz where id = ? returning id`, [
      `${lastMonth}-01`,
      task.id,
    ]);
  }
});

describe('monthly service reports (decisions, section 6)', () => {
  it('are made once for each company, also by two workers at once', async () => {
    const em = () => app.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const maker = app.app.get(MonthlyReportsSweep, { strict: false });
    const companies = await maker.findDue(em());
    expect(companies.toSorted()).toEqual([cast.customer.companyId, cast.stranger.companyId].toSorted());
    await Promise.all([...companies, ...companies].map((id) => maker.handle(em(), id)));
    await calls().sweep();
    expect(await calls().sweep()).toBe(0);
    const { data } = await calls().list('admin');
    expect(data.map(({ company_name: company, month, status }) => [company, month, status])).toEqual([
      ['Neuse Bakery', lastMonth, 'draft'],
      ['Tidewater Dental', lastMonth, 'draft'],
    ]);
  });

  it('say them in sentences', async () => {
    const { texts, figures } = await calls().reportOf('customer');
    expect(texts.work).toContain(`We completed ${figures.tasks.completed} task`);
    for (const part of monthlyReportParts) expect([part, texts[part]]).not.toEqual([part, '']);
  });

  it('are seen by nobody but admins while they are drafts', async () => {
    const { id } = await calls().reportOf('customer');
    for (const caller of ['customer', 'primary', 'coworker', 'stranger'] as const) {
      expect((await calls().list(caller)).pagination.total).toBe(0);
      await app.http.get(`/api/v1/reports/monthly/${id}`).set(as[caller]).expect(404);
      await app.http.get(`/api/v1/reports/monthly/${id}/pdf`).set(as[caller]).expect(404);
      await calls()
        .put(id, { texts: { summary: 'Mine' } }, caller)
        .expect(403);
    }
  });

  it('are changed, put aside and taken up again by admins, on the version that they read', async () => {
    const { id, version, texts } = await calls().reportOf('customer');
    const { body } = await calls()
      .put(id, { texts: { summary: 'A good month.', meetings: '' }, version })
      .expect(200);
    const changed = (body as { data: MonthlyReportView }).data;
    expect(changed.texts).toEqual({ ...texts, summary: 'A good month.', meetings: '' });
    await calls()
      .put(id, { texts: { summary: 'Older' }, version })
      .expect(409);
    await calls().put(id, { status: 'skipped' }).expect(200);
    await calls().put(id, { status: 'sent' }).expect(409);
    await calls().put(id, { status: 'draft' }).expect(200);
    expect(await calls().sweep()).toBe(0);
  });

  it('aren’t sent where nobody would get them', async () => {
    const { id } = await calls().reportOf('stranger');
    await app.db.rows(`update users set status = 'suspended' where id = ? returning id`, [cast.stranger.id]);
    const { body } = await calls().put(id, { status: 'sent' }).expect(409);
    expect(body).toMatchObject({ code: 'monthly_report.no_recipient' });
    await app.db.rows(`update users set status = 'active' where id = ? returning id`, [cast.stranger.id]);
    expect((await calls().reportOf('stranger')).status).toBe('draft');
  });

  it('once sent, are the primary contacts’ of the company and nobody else’s, and stay as they are', async () => {
    const { id } = await calls().reportOf('customer');
    const { body } = await calls().put(id, { status: 'sent' }).expect(200);
    expect((body as { data: MonthlyReportView }).data).toMatchObject({
      status: 'sent',
      sent_by: cast.admin.id,
      recipients: [{ id: cast.primary.id }],
    });
    const { data } = await calls().list('primary');
    expect(data).toMatchObject([{ id, status: 'sent', recipients: [], texts: { summary: 'A good month.' } }]);
    await app.http.get(`/api/v1/reports/monthly/${id}`).set(as.primary).expect(200);
    for (const caller of ['customer', 'coworker', 'stranger'] as const) {
      expect((await calls().list(caller)).pagination.total).toBe(0);
      await app.http.get(`/api/v1/reports/monthly/${id}`).set(as[caller]).expect(404);
      await app.http.get(`/api/v1/reports/monthly/${id}/pdf`).set(as[caller]).expect(404);
    }
    await calls()
      .put(id, { texts: { summary: 'Another' } })
      .expect(409);
    await calls().put(id, { status: 'draft' }).expect(409);
  });

  it('are a PDF with the same sentences; a draft says that it is one', async () => {
    const pdf = async (caller: Caller, id: string) => {
      const answer = await app.http
        .get(`/api/v1/reports/monthly/${id}/pdf`)
        .set(as[caller])
        .buffer(true)
        .parse(asBytes)
        .expect(200);
      return { text: (await textOfPdf(answer.body as Buffer)).join('\n'), name: answer.headers['content-disposition'] };
    };
    const sent = await pdf('primary', (await calls().reportOf('customer')).id);
    expect(sent.name).toContain(`service-report-${lastMonth}-neuse-bakery.pdf`);
    for (const text of ['Monthly service report', 'Neuse Bakery', 'A good month.', 'Tasks a month', 'Page 1 of'])
      expect(sent.text).toContain(text);
    expect(sent.text).not.toContain('DRAFT');
    expect(sent.text).not.toContain('Meetings'); // its sentences were taken out
    expect((await pdf('admin', (await calls().reportOf('stranger')).id)).text).toContain('DRAFT');
  });

  it('are written to the audit', async () => {
    const { id } = await calls().reportOf('customer');
    const entries = await app.db.rows<{ action: string }>(
      `select action from audit_entries where entity = 'monthly_report' and record_id = ? order by id`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'updated', 'updated', 'updated']);
  });
});

describe('a month later', () => {
  let clock: MovedClock;
  beforeAll(async () => {
    clock = await movedClock(app);
  });

  it('the next report is made, of the month that is over then, and the former stays', async () => {
    const before = await calls().reportOf('customer');
    await clock.forward(31);
    Object.assign(as, { admin: await bearerOf(app.app, cast.admin) }); // a session ends within a month
    const made = await calls().sweep();
    expect(made).toBeGreaterThanOrEqual(2);
    expect(await calls().sweep()).toBe(0);
    const [over] = await app.db.rows<{ month: string }>(
      `select to_char(date_trunc('month', now() at time zone 'America/New_York') - interval '1 day', 'YYYY-MM') as month`,
    );
    const month = over?.month ?? '';
    const next = await calls().reportOf('customer', month);
    expect(next.figures.months.at(-1)?.month).toBe(month);
    expect(await calls().reportOf('customer')).toEqual(before);
  });
});
