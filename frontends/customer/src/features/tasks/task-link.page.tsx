import { useSession } from '@portal/data-access';
import { Navigate, useLocation } from 'react-router';
import { TaskDetailPage } from './task-detail.page.js';

/** The address of a task that mails carry, the same for all users: an admin is sent to the console (decisions 7.2). */
export function TaskLinkPage() {
  const { isAdmin } = useSession();
  const { pathname, search, hash } = useLocation();
  return isAdmin ? <Navigate replace to={{ pathname: `/admin${pathname}`, search, hash }} /> : <TaskDetailPage />;
}
