import { matchRoutes } from 'react-router';
import { routes } from './routes.js';

jest.mock('@portal/data-access', () => ({ diagnosticsAreOn: () => true }));

describe('the public routes (specification, section 2)', () => {
  it.each([
    '/',
    '/web-technologies',
    '/about',
    '/it-strategy',
    '/it-operations',
    '/hardware-support',
    '/get-started',
    '/book-consultation',
    '/schedule-consultation',
    '/enterprise-solutions',
    '/schedule-service-call',
    '/emergency-support',
    '/operations-assessment',
    '/service-levels',
    '/schedule-strategy-session',
    '/case-studies',
    '/consultation-help',
    '/test-consultation',
    '/test-consultation-dialog',
    '/test-promocode',
  ])('%s is a page', async (path) => {
    const [match] = matchRoutes(routes, path) ?? [];
    const lazy = match?.route.lazy as (() => Promise<{ Component: unknown }>) | undefined;
    expect(await lazy?.()).toEqual({ Component: expect.any(Function) as unknown });
  });
});
