import type { UserView } from '@portal/contracts';
import { Badge } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import './welcome.css';

/** The greeting of a dashboard: first name, role and company (specification, section 2), and what `day` it is. */
export const Welcome = ({ user, day }: { user: UserView; day?: ReactNode }) => (
  <header className="welcome flex wrap between gap-16">
    <div>
      <h1 className="welcome__title heading anywhere">Welcome, {user.first_name ?? 'User'}</h1>
      <p className="welcome__badges flex wrap gap-6">
        <Badge strong>{user.role === 'admin' ? 'Admin' : 'Customer'}</Badge>
        {user.company_name ? <Badge>{user.company_name}</Badge> : null}
      </p>
      {day}
    </div>
  </header>
);
