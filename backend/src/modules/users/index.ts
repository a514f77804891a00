export { Accounts, type Newcomer } from './accounts.js';
export { namesOf, type NamedPerson } from './people-names.js';
export { customersAmong, staffAmong } from './staff.js';
export { User, type UserSource } from './user.entity.js';
export { readUserView } from './user.view.js';
export { UsersModule } from './users.module.js';
export { UsersService } from './users.service.js';
export { seesRowOf, whereSeen } from './primary-sight.js';
export { userByEmail, userById, type KnownUser } from './user-actor.js';
