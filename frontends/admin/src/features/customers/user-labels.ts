import type { ContactFlag, Role, UserStatus, UserView } from '@portal/contracts';
import type { Tone } from '@portal/ui-antd';

export const statusLabels: Readonly<Record<UserStatus, string>> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
};
export const statusTones: Readonly<Record<UserStatus, Tone>> = {
  invited: 'neutral',
  active: 'success',
  suspended: 'danger',
};
export const roleLabels: Readonly<Record<Role, string>> = { customer: 'Customer', admin: 'Admin' };
export const flagLabels: Readonly<Record<ContactFlag, string>> = {
  primary: 'Primary contact',
  billing: 'Billing contact',
  technical: 'Technical contact',
};

/** The person's name, or the address where there is none. */
export const nameOf = (user: UserView): string =>
  [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email;
