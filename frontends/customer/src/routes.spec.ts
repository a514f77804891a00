import { matchRoutes } from 'react-router';
import { routes } from './routes.js';

jest.mock('@portal/data-access', () => ({ diagnosticsAreOn: () => true }));

describe('the routes of the portal (specification, section 2)', () => {
  it.each([
    '/dashboard',
    '/test-milestone-realtime',
    '/task/1/2',
    '/customer/task/1/2',
    '/customer/projects',
    '/customer/projects/1',
    '/customer/consultations',
    '/customer/consultations/1',
    '/customer/profile',
    '/customer/billing',
    '/customer/billing/1',
    '/customer/account',
    '/customer/account/1',
  ])('%s has a screen', (path) => {
    const [match] = matchRoutes(routes, path) ?? [];
    expect(match?.route.lazy).toEqual(expect.any(Function));
  });
});
