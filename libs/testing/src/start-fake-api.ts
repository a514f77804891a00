import type { UserView } from '@portal/contracts';
import { aUser } from './builders.js';
import type { FakeData } from './fake-api.js';
import { noMoney, type FakeMoney } from './fake-money.js';
import { noProjects, type FakeProjects } from './fake-projects.js';
import { fakeApi, type FakeServer } from './fake-server.js';
import { liveApi, type LiveApi } from './live-api.js';

interface StartedApi {
  api: FakeServer;
  /** The page's real socket at its other end. */
  live: LiveApi;
  data: FakeData;
  /** `data.projects`: projects with what is in them. */
  rows: FakeProjects;
  /** `data.money`: deals and bills. */
  money: FakeMoney;
}

/** The API as a screen meets it, for the tests of the file that calls this; before each it is empty and `person`'s. */
export function startFakeApi(person: () => UserView = aUser): StartedApi {
  const rows = noProjects();
  const money = noMoney();
  const data: FakeData = { user: person(), users: [], consultations: [], sessions: [], projects: rows, money };
  const api = fakeApi(data);
  const live = liveApi();
  beforeAll(() => api.listen());
  afterAll(() => api.close());
  beforeEach(() => {
    api.resetHandlers();
    live.reset();
    Object.assign(rows, noProjects());
    Object.assign(money, noMoney());
    Object.assign(data, { user: person(), users: [], consultations: [], sessions: [], companies: [] });
  });
  return { api, live, data, rows, money };
}
