import { MAX_INVOICE_LINES, typedLineAmount, type InvoiceLineView, type TypedLine } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { moneyText, useDraggable, useDropColumn } from '@portal/features';
import { LineItem, MoneyItem, NumberItem } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Form } from 'antd';
import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { newLine } from './draft-values.js';

interface DraftLinesProps {
  /** The lines that came of the schedule: they change with their entries, not here. */
  scheduled: readonly InvoiceLineView[];
  /** Nothing was written yet: the focus is in the first line. */
  isEmpty: boolean;
  /** The deal that lines can be taken from. */
  dealId: string | null;
}

/** The lines of a draft, written where the invoice has them: what, how many, for how much each, less what. */
export const DraftLines = ({ scheduled, isEmpty, dealId }: DraftLinesProps) => (
  <Form.List name="lines">
    {(fields, { add, remove, move }, { errors }) => (
      <fieldset className="draft-lines">
        <legend className="visually-hidden">Lines</legend>
        <div className="draft-line draft-lines__heads muted tiny strong" aria-hidden="true">
          {['', 'Description', 'Quantity', 'Price', 'Discount', 'Amount'].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {scheduled.map((line) => (
          <div key={line.id} className="draft-line draft-line--fixed">
            <span className="draft-line__words anywhere">
              {line.description} <span className="muted tiny">from the schedule</span>
            </span>
            <span className="draft-line__amount">{moneyText(line.amount)}</span>
          </div>
        ))}
        <Rows
          keys={fields.map(({ key }) => key)}
          errors={errors}
          onAdd={add}
          onMove={move}
          onRemove={remove}
          isEmpty={isEmpty}
          dealId={dealId}
        />
      </fieldset>
    )}
  </Form.List>
);

interface RowsProps extends Pick<DraftLinesProps, 'dealId' | 'isEmpty'> {
  /** The keys of the lines, in their order. */
  keys: readonly number[];
  /** What is wrong with the lines together. */
  errors: ReactNode[];
  onAdd: (line: object) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** The lines that are written here; each is dragged by its handle, or moved by Alt and the arrow keys. */
function Rows({ keys, isEmpty, errors, onAdd, onMove, onRemove, dealId }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = keys.length >= MAX_INVOICE_LINES;
  const focusLine = (index: number): void => {
    const line = list.current?.querySelectorAll<HTMLElement>('.draft-line')[index];
    (line?.querySelector('input') ?? addButton.current)?.focus();
  };
  const add = (line: object): void => {
    flushSync(() => onAdd(line));
    focusLine(keys.length);
  };
  const startsEmpty = useRef(isEmpty);
  useEffect(() => {
    // once the page has the focus, which a navigation gives it
    const frame = startsEmpty.current ? requestAnimationFrame(() => focusLine(0)) : undefined;
    return () => (frame === undefined ? undefined : cancelAnimationFrame(frame));
  }, []);
  /** Enter in a field of a line goes on to the next one; behind the last there is a new one. */
  const onEnter = (index: number): void => {
    if (index + 1 < keys.length || isFull) focusLine(Math.min(index + 1, keys.length - 1));
    else add({ ...newLine });
  };
  const move = (from: number, to: number): void => {
    const focused = document.activeElement;
    if (from < 0 || to < 0 || to >= keys.length || from === to) return;
    flushSync(() => onMove(from, to));
    if (focused instanceof HTMLElement) focused.focus(); // an element that is put elsewhere loses it
  };
  const remove = (index: number): void => {
    flushSync(() => onRemove(index));
    focusLine(Math.min(index, keys.length - 2));
  };
  useDropColumn(list, {
    takes: (id) => keys.map(String).includes(id),
    onOver: () => undefined,
    onDrop: (id, index) => move(keys.map(String).indexOf(id), index),
  });
  return (
    <>
      <div ref={list}>
        {keys.map((key, index) => (
          <Row
            key={key}
            id={String(key)}
            index={index}
            count={keys.length}
            onEnter={() => onEnter(index)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <Form.ErrorList errors={errors} />
      <div className="draft-lines__add row wrap gap-8">
        <Button
          ref={addButton}
          icon={<Plus size={15} strokeWidth={1.75} />}
          disabled={isFull}
          onClick={() => add({ ...newLine })}
        >
          Add line
        </Button>
        {isFull ? (
          <span className="muted small">At most {MAX_INVOICE_LINES} lines</span>
        ) : (
          <AddFromDeal id={dealId} onAdd={add} />
        )}
      </div>
    </>
  );
}

interface RowProps {
  id: string;
  /** Its place among the lines. */
  index: number;
  count: number;
  onEnter: () => void;
  /** Moves it by one place: −1 or 1. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Row({ id, index, count, onEnter, onMove, onRemove }: RowProps) {
  const handle = useRef<HTMLButtonElement>(null);
  useDraggable(handle, id, count > 1);
  const number = index + 1;
  // before the fields, whose numbers go up and down by these keys
  const onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (
      key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      !(ctrlKey || metaKey || nativeEvent.isComposing)
    ) {
      event.preventDefault(); // which would save the draft
      onEnter();
    }
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by || !(event.altKey || event.target === handle.current)) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  };
  return (
    <div className="draft-line" role="group" aria-label={`Line ${number}`} data-card={id} onKeyDownCapture={onKey}>
      <Button
        ref={handle}
        type="text"
        className="draft-line__handle"
        aria-label={`Move line ${number} of ${count}`}
        title="Drag, or Alt and the arrow keys"
        icon={<GripVertical size={15} strokeWidth={1.75} />}
      />
      <LineItem
        name={[index, 'description']}
        label="Description"
        required
        className="draft-line__words"
        input={{ autoComplete: 'off' }}
      />
      <NumberItem name={[index, 'quantity']} label="Quantity" required />
      <MoneyItem name={[index, 'unit_price']} label="Price" required />
      <MoneyItem name={[index, 'discount']} label="Discount" />
      <LineAmount index={index} />
      <Button
        type="text"
        className="draft-line__remove"
        aria-label={`Remove line ${number}`}
        icon={<Trash2 size={15} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** What a line comes to, as it is typed. */
function LineAmount({ index }: { index: number }) {
  const line = Form.useWatch(['lines', index], Form.useFormInstance()) as TypedLine | undefined;
  const amount = line && typedLineAmount(line);
  return <span className="draft-line__amount">{amount === undefined ? '–' : moneyText(amount)}</span>;
}

/** Adds a line with the deal's price, or its set-up fee. */
function AddFromDeal({ id, onAdd }: { id: string | null; onAdd: (line: TypedLine) => void }) {
  const { data: deal } = useQuery({ ...dealQueries.detail(id ?? ''), enabled: id !== null });
  if (!deal) return null;
  const offered = [
    { key: 'price', description: deal.title, unit_price: deal.amount },
    { key: 'setup', description: `${deal.title}: set-up`, unit_price: deal.setup_fee },
  ].filter(({ unit_price }) => unit_price > 0);
  const items = offered.map(({ key, ...line }) => ({
    key,
    label: `${deal.number} ${line.description}, ${moneyText(line.unit_price)}`,
    onClick: () => onAdd({ ...newLine, ...line }),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button>Add from…</Button>
    </Dropdown>
  );
}
