import type { UserActor, UserStatus } from '@portal/contracts';
import { User } from '../../modules/users/index.js';

type Profile = Parameters<typeof User.invite>[0] & { status?: UserStatus };

/** A user in any state; an active one has signed in before. */
export function buildUser({ status = 'active', ...profile }: Profile): User {
  const user = User.invite(profile, 'seed');
  if (status !== 'invited') user.signIn();
  if (status === 'suspended') user.moveTo('suspended');
  return user;
}

/** A signed-in user as services and policies take it. */
export const actorOf = ({ id, role, companyId, contactFlags }: User): UserActor => ({
  kind: 'user',
  id,
  role,
  companyId,
  contactFlags,
  sessionId: null,
});
