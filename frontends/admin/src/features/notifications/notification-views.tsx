import { Can } from '@portal/data-access';
import { Button } from 'antd';
import { FileText, History, MailX, Megaphone, Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { openViewOf, ViewSwitch, type View } from '../../views/view-switch.js';

const views = [
  { view: 'messages', label: 'Messages', icon: Megaphone },
  { view: 'history', label: 'History', icon: History },
  { view: 'templates', label: 'Templates', icon: FileText },
  { view: 'suppressed', label: 'Bounces', icon: MailX },
] as const satisfies readonly View[];

export type NotificationsView = (typeof views)[number]['view'];

/** The view of the notifications' screen that the address names. */
export const useNotificationsView = (): NotificationsView =>
  openViewOf(views, useSearchParams()[0]) as NotificationsView;

/** The ways to the parts of the screen, and to writing a message. */
export function NotificationTools() {
  const navigate = useNavigate();
  return (
    <>
      <ViewSwitch views={views} open={useNotificationsView()} pathname={addresses.notifications} />
      <Can permission="broadcast.create">
        <Button
          type="primary"
          icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => void navigate(addresses.composeMessage)}
        >
          Write a message
        </Button>
      </Can>
    </>
  );
}
