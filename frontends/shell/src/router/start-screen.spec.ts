import { firstCallsOf } from './start-screen.js';

describe('what a screen asks for first', () => {
  const preload = {
    '/dashboard': ['/api/v1/analytics/dashboard', '/api/v1/milestones?owner={user_id}&sort=due,title'],
    '/admin/projects/:id': ['/api/v1/projects/:id', '/api/v1/tasks?limit=20'],
  };
  const callsAt = (path: string) => firstCallsOf({ preload }, path, { id: 'dana' });

  it('is what the description of its remote names, with the user’s id in it', () => {
    expect(callsAt('/dashboard')).toEqual([
      '/api/v1/analytics/dashboard',
      '/api/v1/milestones?owner=dana&sort=due,title',
    ]);
  });

  it('has the parameters of the path', () => {
    expect(callsAt('/admin/projects/01a2')).toEqual(['/api/v1/projects/01a2', '/api/v1/tasks?limit=20']);
  });

  it('is nothing where none is described', () => {
    expect(callsAt('/admin/projects')).toEqual([]);
    expect(callsAt('/admin/projects/01a2/more')).toEqual([]);
  });
});
