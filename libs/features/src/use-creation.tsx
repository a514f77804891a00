import type { Permission } from '@portal/contracts';
import { Can } from '@portal/data-access';
import { Button, type ButtonProps } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';

interface Creation<Made> {
  /** Who gets the button; everybody without it. */
  permission?: Permission;
  /** What it makes: "New deal". */
  label: string;
  /** The form behind it, for what the address names; closes with the record that was made. */
  form: (onClose: (made?: Made) => void, named: string | undefined) => ReactNode;
  /** Where the new record opens. */
  addressOf?: (made: Made) => string;
}

/** The main button of a list, which creates a row, and the form that it or the address opens. */
export function useCreation<Made>({ permission, label, form, addressOf }: Creation<Made>) {
  const { isMaking, isAddressed, named, start, stop } = useNewRecord();
  const [made, setMade] = useState<Made>();
  const button = (
    <Button type="primary" icon={<Plus size={16} />} onClick={start}>
      {label}
    </Button>
  );
  const close = (record?: Made): void => (record && addressOf ? setMade(record) : stop());
  return {
    button: permission ? <Can permission={permission}>{button}</Can> : button,
    form:
      made && addressOf ? (
        <Navigate to={addressOf(made)} replace={isAddressed} />
      ) : isMaking ? (
        form(close, named)
      ) : null,
  };
}

interface NewButtonProps<Made> extends Creation<Made>, Pick<ButtonProps, 'icon' | 'size' | 'type'> {}

/** Creates a row of a short list, or does what else its form is for. */
export function NewButton<Made>({ permission, label, form, addressOf, ...look }: NewButtonProps<Made>) {
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<Made>();
  if (made && addressOf) return <Navigate to={addressOf(made)} />;
  const close = (record?: Made): void => {
    setIsMaking(false);
    setMade(record);
  };
  const button = (
    <>
      <Button icon={<Plus size={15} />} {...look} onClick={() => setIsMaking(true)}>
        {label}
      </Button>
      {isMaking ? form(close, undefined) : null}
    </>
  );
  return permission ? <Can permission={permission}>{button}</Can> : button;
}

/** The form of a new record: `?new` in the address opens it, `?new=<what>` with what is named there: a customer’s ID, for example. */
function useNewRecord() {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isAddressed = params.has('new');
  const stop = (): void => {
    setIsOpen(false);
    if (isAddressed)
      setParams(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
  };
  return {
    isMaking: isOpen || isAddressed,
    /** Whether the address opened it; the page of the new record then replaces this one, so that Back doesn't reopen it. */
    isAddressed,
    named: params.get('new') || undefined,
    start: () => setIsOpen(true),
    stop,
  };
}
