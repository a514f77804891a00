import { User } from './user.entity.js';

const invited = (): User => User.invite({ email: 'pat@example.test', first_name: 'Pat' }, 'admin');
const eventsOf = (user: User): string[] => user.takeRecordedEvents().map(({ name }) => name);

describe('User (decisions, section 1)', () => {
  it('is invited, becomes active by signing in, and can be suspended and let in again', () => {
    const user = invited();
    user.signIn();
    user.signIn();
    user.moveTo('suspended');
    expect(() => {
      user.signIn();
    }).toThrow('suspended');
    user.moveTo('active');
    expect(eventsOf(user)).toEqual([
      'user.created',
      'user.status_changed',
      'user.status_changed',
      'user.status_changed',
    ]);
  });

  it('cannot be made active by an admin before the first sign-in', () => {
    expect(() => {
      invited().moveTo('active');
    }).toThrow('becomes active by signing in');
  });

  it('is invited again when the suspension of somebody who never signed in is lifted', () => {
    const user = invited();
    user.moveTo('suspended');
    user.moveTo('active');
    expect(user.status).toBe('invited');
    user.signIn();
    user.moveTo('suspended');
    user.moveTo('active');
    expect(user.status).toBe('active');
  });

  it('is what a visitor typed until an admin changes it or its user signs in (decisions 6.31)', () => {
    const visitor = (): User => User.invite({ email: 'pat@example.test', first_name: 'Pat' }, 'public_consultation');
    const [changed, signedIn, untouched] = [visitor(), visitor(), visitor()];
    changed.change({ phone: '555' });
    signedIn.signIn();
    untouched.change({ first_name: 'Pat' });
    expect([invited(), changed, signedIn, untouched].map(({ isConfirmed }) => isConfirmed)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('records what differs, and nothing when nothing does', () => {
    const user = invited();
    user.takeRecordedEvents();
    user.change({ first_name: 'Pat', phone: '555' });
    user.change({ phone: '555' });
    expect(user.takeRecordedEvents()).toMatchObject([
      { name: 'user.updated', payload: { changes: { phone: { from: null, to: '555' } } } },
    ]);
  });
});
