export { Accounts, addressLock, type Newcomer } from './accounts.js';
export { namesOf, type NamedPerson } from './people-names.js';
export { customersAmong, staffAmong } from './staff.js';
export { User, type UserSource } from './user.entity.js';
export { readUserView, filterUsers } from './users.queries.js';
export { UsersModule } from './users.module.js';
export { ADMINS, assertNotLastAdmin, UsersService } from './users.service.js';
export { assignableAdmins, idOrNone, isOfSameAccount, liveCustomers, liveRow } from './references.js';
export { seesRowOf, whereSeen } from './primary-visibility.js';
export { userByEmail, userById, type KnownUser } from './user-actor.js';
export {
  audienceFilter,
  audienceMembers,
  countAudience,
  readAudience,
  selectAddressees,
  type AudienceMember,
} from './audience.queries.js';
