import { ago } from '@portal/testing/clock';
import { issueFormToken } from '../../../src/modules/consultations/public/form-token.js';
import { actorOf } from '../../factories/cast.factory.js';
import { anAdmin, aUser } from '../../factories/user.factory.js';
import type { TestApp } from '../create-test-app.js';
import { freeTime } from '../free-time.js';
import { bearerOf } from '../sign-in.js';
import { callerOf, type Caller } from './story-calls.js';

/** Who the story is about, and how each of them calls. */
export interface StoryPeople {
  admin: Caller;
  customer: Caller;
  adminId: string;
  customerId: string;
}

/** An admin and a customer with a company sign in. */
export async function recordPeople(app: TestApp): Promise<{ people: StoryPeople; bodies: object }> {
  const { admin, user } = await app.db.given(
    anAdmin({ email: 'avery@pamlico.example' }),
    aUser({ email: 'dana@example.com', first_name: 'Dana' }),
  );
  const signedIn = async (person: typeof user) =>
    callerOf(app, await app.db.as(actorOf(person), () => bearerOf(app.app, person)));
  const asAdmin = await signedIn(admin);
  const profile = { phone: '252-555-0142', time_zone: 'America/New_York' };
  await asAdmin('put', 'me', { last_name: 'Cole', ...profile });
  const company = await asAdmin('post', 'companies', { name: 'Trent River Dental' });
  await asAdmin('put', `users/${user.id}`, { last_name: 'Willis', ...profile, company_id: company.data.id });
  const asCustomer = await signedIn(user);
  const bodies = {
    company: company.data,
    user: {
      customer: (await asAdmin('get', `users/${user.id}`)).data,
      admin: (await asAdmin('get', `users/${admin.id}`)).data,
    },
    session: (await asCustomer('get', 'auth/session')).data,
    session_list_item: (await asCustomer<unknown[]>('get', 'auth/sessions')).data[0],
  };
  return { people: { admin: asAdmin, customer: asCustomer, adminId: admin.id, customerId: user.id }, bodies };
}

/** The customer asks for help on the public page, then picks a free time of the admin's. */
export async function recordConsultations(app: TestApp, { admin, customer, adminId }: StoryPeople): Promise<object> {
  await callerOf(app)('post', 'public-consultation', {
    name: 'Dana Willis',
    email: 'dana@example.com',
    phone: '252-555-0142',
    company: 'Trent River Dental',
    title: 'Server keeps restarting',
    needs: 'Our file server restarts every night.',
    form_token: issueFormToken(app.config.appSecret, ago({ seconds: 5 }).getTime()),
  });
  const [request] = (await admin<{ id: string }[]>('get', 'consultation-requests')).data;
  await admin('put', `availability/hosts/${adminId}`, { meeting_url: 'https://meet.pamlico.example/avery' });
  const meeting = await customer('post', 'consultation-meetings', {
    consultation_id: request?.id,
    starts_at: await freeTime(app.db),
    time_zone: 'America/New_York',
  });
  return {
    consultation: { pending: request },
    meeting: { confirmed: (await admin('get', `consultation-meetings/${meeting.data.id}`)).data },
  };
}
