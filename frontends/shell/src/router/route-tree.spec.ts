import { matchRoutes } from 'react-router';
import { appRouteTree } from './route-tree.js';

/** The areas and frames around what stands at a path, by their ids. */
const around = (path: string) => matchRoutes(appRouteTree({}), path)?.map(({ route }) => route.id) ?? [];
const setDiagnostics = (value: 'on' | 'off') => {
  document.head.innerHTML = `<meta name="diagnostics" content="${value}">`;
};

describe('a screen for testing without an area of its own (decisions, section 11)', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('is the portal’s while diagnostics are on', () => {
    setDiagnostics('on');
    expect(around('/test-milestone-realtime')).toContain('customer');
  });

  it('is a path that nobody has when they are off, also for visitors, who are not asked to sign in', () => {
    setDiagnostics('off');
    expect(around('/test-milestone-realtime')).toContain('marketing');
    expect(around('/test-milestone-realtime')).toEqual(around('/no-such-page'));
  });
});
