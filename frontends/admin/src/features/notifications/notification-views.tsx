import { Can } from '@portal/data-access';
import { actionToasts, type ActionToasts } from '@portal/ui';
import { useConfirm } from '@portal/ui-antd';
import { Button, type ButtonProps } from 'antd';
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
        <Button type="primary" icon={<Plus size={16} />} onClick={() => void navigate(addresses.composeMessage)}>
          Write a message
        </Button>
      </Can>
    </>
  );
}

interface ConfirmedButtonProps<Input> extends Pick<ButtonProps, 'aria-label' | 'danger'> {
  mutation: { mutateAsync: (input: Input) => Promise<unknown>; isPending: boolean };
  input: Input;
  question: Parameters<ReturnType<typeof useConfirm>>[0];
  toasts: ActionToasts;
  children: string;
}

/** A small button that asks before it acts. */
export function ConfirmedButton<Input>({ mutation, input, question, toasts, ...button }: ConfirmedButtonProps<Input>) {
  const confirm = useConfirm();
  const { onSuccess, onError } = actionToasts(toasts);
  const ask = async (): Promise<void> => {
    // the row may be rendered again before the answer, and the callbacks of `mutate` end with the button
    if (await confirm(question)) await mutation.mutateAsync(input).then(onSuccess, onError);
  };
  return <Button size="small" loading={mutation.isPending} onClick={() => void ask()} {...button} />;
}
