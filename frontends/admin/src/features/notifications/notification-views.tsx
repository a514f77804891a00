import { Can } from '@portal/data-access';
import { Button } from 'antd';
import { FileText, History, MailX, Megaphone, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { viewsOf } from '../../views/view-switch.js';

/** The views of the notifications' screen, and the switch between them. */
export const { useView: useNotificationsView, Switch: NotificationViews } = viewsOf(addresses.notifications, [
  { view: 'messages', label: 'Messages', icon: Megaphone },
  { view: 'history', label: 'History', icon: History },
  { view: 'templates', label: 'Templates', icon: FileText },
  { view: 'suppressed', label: 'Bounces', icon: MailX },
]);

/** The ways to the parts of the screen, and to writing a message. */
export function NotificationTools() {
  const navigate = useNavigate();
  return (
    <>
      <NotificationViews />
      <Can permission="broadcast.create">
        <Button type="primary" icon={<Plus size={16} />} onClick={() => void navigate(addresses.composeMessage)}>
          Write a message
        </Button>
      </Can>
    </>
  );
}
