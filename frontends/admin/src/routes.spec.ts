import { waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router';
import { routes } from './routes.js';

jest.mock('@portal/data-access', () => ({ diagnosticsAreOn: () => true }));

describe('the routes of the console (specification, section 2)', () => {
  it.each([
    '/dashboard',
    '/admin/consultations',
    '/admin/consultations/1',
    '/admin/projects',
    '/admin/projects/1',
    '/admin/projects-enhanced',
    '/admin/projects-enhanced/1',
    '/admin/projects-legacy',
    '/admin/projects-legacy/1',
    '/admin/task/1/2',
    '/admin/customers',
    '/admin/customers/1',
    '/admin/billing',
    '/admin/billing/1',
    '/admin/deals',
    '/admin/deals/1',
    '/admin/edge-functions-demo',
    '/admin/activity-logs-demo',
    '/admin/activity-links-demo',
    '/admin/activity-links-test',
    '/admin/imports',
    '/admin/imports/1',
    '/admin/audit',
    '/admin/audit/1',
    '/admin/error-reports',
    '/admin/error-testing',
    '/admin/realtime-test',
  ])('%s has a screen', (path) => {
    const [match] = matchRoutes(routes, path) ?? [];
    expect(match?.route.lazy).toEqual(expect.any(Function));
  });

  it('/admin itself leads to the dashboard', async () => {
    const firstPage = [...routes.filter(({ path }) => path === '/admin'), { path: '/dashboard' }];
    const router = createMemoryRouter(firstPage, { initialEntries: ['/admin'] });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('/admin/projects and /admin/projects-enhanced are the same screens', () => {
    for (const rest of ['', '/1']) {
      const [one, other] = ['/admin/projects', '/admin/projects-enhanced'].map(
        (path) => matchRoutes(routes, path + rest)?.[0]?.route.lazy,
      );
      expect(one).toBe(other);
    }
  });
});
