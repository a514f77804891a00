import { useRecordActions, withToasts, type ActionToasts } from '@portal/ui';
import { useConfirm, useFocusSuccessor } from '@portal/ui-antd';
import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';

interface ConfirmedButtonProps<Input> extends Pick<
  ButtonProps,
  'aria-label' | 'danger' | 'icon' | 'size' | 'title' | 'type'
> {
  mutation: { mutateAsync: (input: Input) => Promise<unknown>; isPending: boolean };
  input: Input;
  question: Parameters<ReturnType<typeof useConfirm>>[0];
  toasts: ActionToasts;
  children?: ReactNode;
  /** What the open record is called, for the palette to offer `children`, a text, among what can be done about it. */
  record?: string;
}

/** A button, small by default, that asks before it acts. */
export function ConfirmedButton<Input>({
  mutation,
  input,
  question,
  toasts,
  record,
  ...button
}: ConfirmedButtonProps<Input>) {
  const confirm = useConfirm();
  const ref = useFocusSuccessor<HTMLButtonElement>(() => null); // it goes with the state that it ends
  const ask = async (): Promise<void> => {
    // the row may be rendered again before the answer, and the callbacks of `mutate` end with the button
    if (await confirm(question)) await withToasts(mutation.mutateAsync(input), toasts);
  };
  const { children } = button;
  useRecordActions(record, typeof children === 'string' ? [{ label: children, run: () => void ask() }] : []);
  return <Button ref={ref} size="small" loading={mutation.isPending} onClick={() => void ask()} {...button} />;
}
