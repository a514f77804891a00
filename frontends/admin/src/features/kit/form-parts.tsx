import { optionsOf } from '@portal/features';
import {
  ChangeAnnouncer,
  ChangeNote,
  ChoiceItem,
  DayField,
  DayItem,
  DraftOffer,
  FileField,
  FormFailure,
  FormModal,
  LineItem,
  MoneyField,
  MoneyItem,
  NumberField,
  Segmented,
  NumberItem,
  ReasonModal,
  TextItem,
  WaitingNote,
} from '@portal/ui-antd';
import { Button, Form } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { z } from 'zod';

/** Samples of the parts of a kit, by the names that the kit exports them under. */
export type PartSamples = Readonly<Record<string, ComponentType>>;

export const nothing = (): void => undefined;

const mark = { text: 'Morgan changed this just now', glowing: true };
const schema = z.object({ name: z.string().min(1) });
const reason = z.object({ reason: z.string().min(1) });

const inForm = (item: ReactNode): ComponentType =>
  function FormWithItem() {
    return <Form layout="vertical">{item}</Form>;
  };

/** The parts of `@portal/ui-antd` that take what is typed. */
export const formParts: PartSamples = {
  ChangeAnnouncer: () => (
    <ChangeAnnouncer rows={[{ id: 'a' }]} marks={new Map([['a', mark]])} nameOf={() => 'Sample'} />
  ),
  ChangeNote: () => <ChangeNote mark={mark} />,
  ChoiceItem: inForm(
    <ChoiceItem name="kit-choice" label="Color" options={optionsOf({ blue: 'Blue', green: 'Green' })} />,
  ),
  DayField: () => <DayField aria-label="Day" value="2026-03-31" />,
  DayItem: inForm(<DayItem name="kit-day" label="Bought on" />),
  DraftOffer: () => <DraftOffer draft={{ values: {}, at: 0, restore: nothing, discard: nothing }} />,
  FileField: () => <FileField id="kit-file" accept=".pdf" />,
  FormFailure: () => <FormFailure text="The device couldn’t be saved." hint="Try again in a minute." />,
  FormModal: () => (
    <Opened label="Open the form">
      {(onClose) => (
        <FormModal
          title="Add a device"
          schema={schema}
          submitText="Add"
          onSubmit={() => Promise.resolve()}
          onClose={onClose}
        >
          <LineItem name="name" label="Name" />
        </FormModal>
      )}
    </Opened>
  ),
  LineItem: inForm(<LineItem name="kit-line" label="Serial number" extra="On the back." />),
  MoneyField: () => <MoneyField aria-label="Price" value={19.5} />,
  MoneyItem: inForm(<MoneyItem name="kit-money" label="Price" />),
  Segmented: () => <Segmented aria-label="Format" options={['CSV', 'Excel']} />,
  NumberField: () => <NumberField aria-label="Hours" value={8} suffix="h" />,
  NumberItem: inForm(<NumberItem name="kit-number" label="How many" />),
  ReasonModal: () => (
    <Opened label="Open the question">
      {(onClose) => (
        <ReasonModal
          title="Reject the device"
          schema={reason}
          name="reason"
          label="Reason"
          extra="The customer reads it."
          required
          submitText="Reject"
          onSubmit={() => Promise.resolve()}
          onClose={onClose}
        />
      )}
    </Opened>
  ),
  TextItem: inForm(<TextItem name="kit-text" label="What it is for" rows={[2, 6]} />),
  WaitingNote: () => <WaitingNote waits />,
};

/** A button that shows something until it is closed. */
export function Opened({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
