import { hashOfToken, newToken } from '../../../src/infrastructure/auth/session-token.js';
import { InboundMailFiles } from '../../../src/modules/inbound-mail/index.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aWaitingMail } from '../../factories/inbound-mail.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { exportCalls, makeExport, storedExports } from '../../support/calls/export-calls.js';
import { refusal } from '../../support/refusal.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();

const erase = (id: string, confirmation: string, by: keyof typeof as = 'admin') =>
  app.http.post(`/api/v1/users/${id}/erasure`).set(as[by]).send({ confirmation });
const get = (path: string) => app.http.get(`/api/v1/${path}`).set(as.admin);
const aPerson = async () =>
  (await app.db.given(aUser({ first_name: 'Olga', company_id: cast.customer.companyId }))).user;

describe('erasing a person over the API', () => {
  it('needs an admin, the address, and settled projects', async () => {
    const person = await aPerson();
    await erase(person.id, person.email, 'customer').expect(403);
    await app.http.post(`/api/v1/users/${person.id}/erasure`).send({ confirmation: person.email }).expect(401);
    const slip = await erase(person.id, cast.customer.email).expect(400);
    expect(slip.body).toMatchObject({ code: 'invalid', details: [{ path: 'confirmation' }] });
    const { project } = await app.db.given(aProject({ customer: person, status: 'active' }));
    const refused = await erase(person.id, person.email).expect(409);
    expect(refused.body).toMatchObject({ code: 'user.live_projects', error: expect.stringContaining('Complete') });
    await app.db.rows(`update projects set status = 'completed' where id = ? returning 1`, [project.id]);
    await erase(person.id, person.email.toUpperCase()).expect(200);
    const again = await erase(person.id, person.email).expect(409);
    expect(again.body).toMatchObject({ code: 'user.erased' });
    await get(`users/${person.id}/erasure`).expect(404);
    await app.http.post(`/api/v1/users/${person.id}/restore`).set(as.admin).expect(404);
  });

  it('waits until nothing is left to bill, and no ticket or request to answer', async () => {
    const person = await aPerson();
    const made = await app.db.given(
      aProject({ customer: person, status: 'completed' }),
      aDeal({ customer: person, status: 'completed' }),
      aTicket({ requester: person, status: 'open' }),
      aConsultation({ customer: person, status: 'in_progress' }),
    );
    const amounts = [{ project_id: made.project.id }, { deal_id: made.deal.id }] as const;
    const entries: string[] = [];
    for (const of of amounts) {
      const entry = { ...of, type: 'one_time', title: 'Cabling', amount: 120 };
      const { body } = await app.http.post('/api/v1/billing/schedules').set(as.admin).send(entry).expect(201);
      entries.push((body as { data: { id: string } }).data.id);
    }
    const blockers = async () =>
      ((await get(`users/${person.id}/erasure`).expect(200)).body as { data: { blockers: { code: string }[] } }).data
        .blockers;
    expect(await blockers()).toEqual([
      { code: 'user.unbilled_amounts', message: expect.stringMatching(/: 2\. Bill or cancel them first$/) },
      { code: 'user.open_tickets', message: expect.stringContaining('Resolve or close') },
      { code: 'user.open_consultations', message: expect.stringContaining('decline or cancel') },
    ]);
    const statuses = ['ready', 'approved'];
    for (const [at, status] of statuses.entries()) {
      await app.db.rows(
        `update billing_schedules set status = ?, approved_at = case when ? = 'approved' then now() end
         where id = ? returning 1`,
        [status, status, entries[at]],
      );
    }
    const refused = await erase(person.id, person.email).expect(409);
    expect(refused.body).toMatchObject({ code: 'user.unbilled_amounts' });
    await app.db.rows(
      `update billing_schedules set status = 'cancelled', approved_at = null where id in (?, ?) returning 1`,
      entries,
    );
    const waiting = await erase(person.id, person.email).expect(409);
    expect(waiting.body).toMatchObject({ code: 'user.open_tickets' });
    await app.db.rows(`update tickets set status = 'resolved' where id = ? returning 1`, [made.ticket.id]);
    const asked = await erase(person.id, person.email).expect(409);
    expect(asked.body).toMatchObject({ code: 'user.open_consultations' });
    await app.db.rows(`update consultation_requests set status = 'cancelled' where id = ? returning 1`, [
      made.consultation.id,
    ]);
    await erase(person.id, person.email).expect(200);
  });

  it('leaves records that open with the pseudonym', async () => {
    const person = await aPerson();
    const made = await app.db.given(
      aProject({ customer: person, status: 'completed' }),
      aTicket({ requester: person, status: 'closed' }),
      aConsultation({ customer: person, status: 'declined' }),
    );
    await erase(person.id, person.email).expect(200);
    const pseudonym = `Former customer ${person.id.slice(-4).toUpperCase()}`;
    const shown = [
      [`projects/${made.project.id}`, 'customer_name'],
      [`support/tickets/${made.ticket.id}`, 'requester_name'],
      [`consultation-requests/${made.consultation.id}`, 'name'],
    ] as const;
    for (const [path, field] of shown) {
      const { body } = await get(path).expect(200);
      expect({ path, name: (body as { data: Record<string, unknown> }).data[field] }).toEqual({
        path,
        name: pseudonym,
      });
      expect(JSON.stringify(body)).not.toContain(person.email);
    }
    const { body } = await get('users?deleted=true&limit=100').expect(200);
    const row = (body as { data: { id: string }[] }).data.find(({ id }) => id === person.id);
    expect(row).toMatchObject({ first_name: 'Former customer', erased_at: expect.any(String), phone: null });
  });

  it('ends sessions at once; the address is free for a new account', async () => {
    const person = await aPerson();
    const { bearer } = await app.db.given(aSession(person));
    await app.http.get('/api/v1/me').set('authorization', bearer).expect(200);
    await erase(person.id, person.email).expect(200);
    await app.http.get('/api/v1/me').set('authorization', bearer).expect(401);
    const { body } = await app.http
      .post('/api/v1/users')
      .set(as.admin)
      .send({ email: person.email, first_name: 'Olga' })
      .expect(201);
    expect((body as { data: { id: string } }).data.id).not.toBe(person.id);
  });

  it('takes the person’s mails with their originals, and what is known of refused ones', async () => {
    const person = await aPerson();
    const mail = await aWaitingMail(app.db);
    await app.db.rows(`update inbound_mails set from_address = ? where id = ? returning 1`, [person.email, mail.id]);
    await app.db.rows(
      `insert into refused_mails
         (id, created_at, refused_at, message_id, from_address, is_proven, subject, reason, attempts)
       values (gen_random_uuid(), now(), now(), '<1@t>', ?, true, 'Printer', 'sender', 1)`,
      [person.email],
    );
    const original = () => app.http.get(`/api/v1/support/inbound-mails/${mail.id}/original`).set(as.admin);
    await original().expect(200);
    await erase(person.id, person.email).expect(200);
    await original().expect(404);
    const files = app.db.service(InboundMailFiles);
    expect(await refusal(files.read(mail.storagePath))).toMatchObject({ code: 'storage.unavailable' });
    expect(await app.db.rows('select 1 from refused_mails')).toEqual([]);
  });

  it('takes the archives that were made of the person and the company', async () => {
    const person = await aPerson();
    const by = exportCalls(app, as.admin);
    const before = (await storedExports(app.app)).length;
    const asked = [
      { kind: 'person', person_id: person.id },
      { kind: 'company', company_id: person.companyId ?? '' },
    ] as const;
    const made = await Promise.all(asked.map((one) => by.ask(one)));
    for (const { id } of made) await makeExport(app.app, id);
    expect(await storedExports(app.app)).toHaveLength(before + 2);
    await erase(person.id, person.email).expect(200);
    expect(await storedExports(app.app)).toHaveLength(before);
    for (const { id } of made) expect(await by.get(id)).toMatchObject({ has_file: false, status: 'succeeded' });
  });

  it('and a sign-in at the same moment leave no session and no second account of the person', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [person, token] = [await aPerson(), newToken()];
      const { body } = await app.http.post('/api/v1/auth/magic-links').send({ email: person.email }).expect(202);
      const { request_id: id } = (body as { data: { request_id: string } }).data;
      await app.db.rows(
        `insert into magic_link_secrets (token_hash, code_hash, request_id) values (?, 'none', ?) returning 1`,
        [hashOfToken(token), id],
      );
      await app.db.rows(
        `update magic_link_requests set expires_at = now() + interval '5 minutes' where id = ? returning 1`,
        [id],
      );
      const [erased, signedIn] = await Promise.all([
        erase(person.id, person.email),
        app.http.post('/api/v1/auth/session').send({ token, transport: 'bearer' }),
      ]);
      expect(erased.status).toBe(200);
      const sessions = await app.db.rows('select 1 from sessions where user_id = ?', [person.id]);
      expect(sessions).toEqual([]);
      if (signedIn.status < 300) {
        const { access_token: access } = (signedIn.body as { data: { access_token: string } }).data;
        await app.http.get('/api/v1/me').set('authorization', `Bearer ${access}`).expect(401);
      }
    }
  });
});
