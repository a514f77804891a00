import { aUser, fakeApi, noProjects, type FakeData, type FakeProjects } from '@portal/testing';

/** The API as the portal's screens meet it, begun anew before each test of the file that calls this. */
export function fakePortal() {
  const rows: FakeProjects = noProjects();
  const data: FakeData = { user: aUser(), users: [], consultations: [], sessions: [], projects: rows };
  const api = fakeApi(data);
  beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => api.close());
  beforeEach(() => {
    api.resetHandlers();
    Object.assign(rows, noProjects());
    Object.assign(data, { user: aUser(), consultations: [], sessions: [], projects: rows });
  });
  return { api, data, rows };
}
