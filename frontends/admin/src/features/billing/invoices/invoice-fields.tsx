import '../../../forms/money-form.css';
import '../billing.css';
import { invoiceFields, type InvoiceLineView } from '@portal/contracts';
import { fieldOf, moneyText } from '@portal/features';
import { DayItem, MoneyItem, NumberItem, TextItem } from '@portal/ui-antd';
import { Button, Form, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

/** What every draft has: lines by hand, tax, due day, notes. */
export const InvoiceFields = () => (
  <>
    <LineFields />
    <div className="money-form__pair">
      <DayItem
        {...fieldOf(invoiceFields, 'due_date')}
        extra="By default the company’s payment terms after the issue."
      />
      <NumberItem {...fieldOf(invoiceFields, 'tax_rate')} field={{ step: 0.25 }} />
    </div>
    <TextItem {...fieldOf(invoiceFields, 'notes')} extra="The customer reads this on the invoice." rows={[2, 8]} />
  </>
);

/** What a line begins with. */
export const newLine = { quantity: 1, discount: 0 } as const;

/** Whether nothing was typed into a line. */
const isUntouched = (line: Record<string, unknown>): boolean =>
  !line['description'] &&
  (line['unit_price'] ?? null) === null &&
  line['quantity'] === newLine.quantity &&
  line['discount'] === newLine.discount;

/** Lines typed by hand: what, how many, for how much each. */
function LineFields() {
  const [isAdding, setAdding] = useState(false); // lines that come from now on take the focus
  return (
    <Form.List name="lines">
      {(fields, { add, remove }, { errors }) => (
        <fieldset className="line-fields stack gap-12">
          <legend className="strong small">Lines</legend>
          {fields.map(({ key, name }, index) => (
            <div key={key} className="line-fields__line">
              <Form.Item name={[name, 'description']} label="Description" required className="line-fields__words">
                <Input autoFocus={isAdding} />
              </Form.Item>
              <NumberItem name={[name, 'quantity']} label="Quantity" required />
              <MoneyItem name={[name, 'unit_price']} label="Price" required />
              <MoneyItem name={[name, 'discount']} label="Discount" required />
              <Button
                type="text"
                aria-label={`Remove line ${index + 1}`}
                icon={<Trash2 size={15} strokeWidth={1.75} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            icon={<Plus size={15} strokeWidth={1.75} />}
            onClick={() => {
              setAdding(true);
              add({ ...newLine });
            }}
          >
            Add line
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

/** The lines that came of the schedule: they change with their entries, not here. */
export const ScheduledLines = ({ lines }: { lines: readonly InvoiceLineView[] }) =>
  lines.length === 0 ? null : (
    <div className="mb-16 small">
      <p className="mb-4 strong">From the schedule</p>
      <ul className="stack gap-6">
        {lines.map((line) => (
          <li key={line.id} className="flex between gap-16 numeric">
            <span>{line.description}</span>
            <span>{moneyText(line.amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );

const numberOf = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** The lines without untouched ones at the end. Those before stay: what is refused is shown beside its line by number. */
function writtenLines(values: unknown): readonly Record<string, unknown>[] {
  const lines = Array.isArray(values) ? (values as Record<string, unknown>[]) : [];
  return lines.slice(0, lines.findLastIndex((line) => !isUntouched(line)) + 1);
}

/** What the fields of a draft hold, as the API takes it. */
export const draftOf = (values: Record<string, unknown>): Record<string, unknown> => ({
  lines: writtenLines(values['lines']).map((line) => ({
    description: line['description'] ?? '',
    quantity: numberOf(line['quantity'], 1),
    unit_price: numberOf(line['unit_price'], 0),
    discount: numberOf(line['discount'], 0),
  })),
  tax_rate: numberOf(values['tax_rate'], 0),
  due_date: values['due_date'] || null,
  notes: values['notes'] ?? '',
});
