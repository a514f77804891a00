import { matchRoutes } from 'react-router';
import { builtRemotes } from '../testing/built-remotes.js';
import { appRouteTree, type Area } from './route-tree.js';

const areas: readonly Area[] = builtRemotes();

/** Ids of the areas and frames around the screen of a path. */
const around = (path: string, of = areas) => matchRoutes(appRouteTree(of), path)?.map(({ route }) => route.id) ?? [];

describe('the areas of the route tree', () => {
  it.each([
    ['/customer/projects', 'customer'],
    ['/task/1/2', 'customer'],
    ['/admin/customers', 'admin'],
    ['/about', 'marketing'],
    ['/no-such-page', 'marketing'],
  ])('%s is in that of %s', (path, name) => {
    expect(around(path)).toContain(name);
  });

  it.each(['/dashboard', '/auth/verify', '/error-report'])('%s is the shell’s own', (path) => {
    expect(around(path).filter((id) => areas.some(({ name }) => name === id))).toEqual([]);
  });

  it('are those that the document names, under the guard of their access', () => {
    const reports: Area = { name: 'reports', access: 'admin', segments: ['reports'] };
    expect(around('/reports/1', [...areas, reports])).toContain('reports');
    expect(around('/reports/1', [...areas, reports])).not.toContain('marketing');
    expect(around('/reports/1')).toContain('marketing');
  });

  it('leave a page that says 404 where no remote takes the rest', () => {
    expect(around('/no-such-page', [])).toHaveLength(2);
  });
});

describe('a screen for testing without an area of its own (decisions, section 11)', () => {
  it('is the portal’s while diagnostics are on', () => {
    expect(around('/test-milestone-realtime')).toContain('customer');
  });

  it('is a path that nobody has when they are off, also for visitors, who are not asked to sign in', () => {
    const off = areas.map((area) => ({ ...area, segments: area.segments.filter((name) => !name.startsWith('test-')) }));
    expect(around('/test-milestone-realtime', off)).toContain('marketing');
    expect(around('/test-milestone-realtime', off)).toEqual(around('/no-such-page', off));
  });
});
