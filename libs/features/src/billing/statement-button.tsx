import { statementPdfHref, type StatementOf } from '@portal/data-access';
import { DayField } from '@portal/ui-antd';
import { Button, Popover } from 'antd';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { useToday } from '../dates/use-today.js';
import './invoice-sheet.css';

/** Downloads the statement of an account over the days that are chosen; at first this year until today. */
export function StatementButton({ of = {} }: { of?: StatementOf }) {
  const today = useToday();
  const [days, setDays] = useState({ from: `${today.slice(0, 'YYYY'.length)}-01-01`, to: today });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isWrong = days.from === '' || days.to === '' || days.from > days.to;
  const field = (name: keyof typeof days, label: string) => (
    <label htmlFor={`${id}-${name}`} className="stack gap-4 small">
      <span>{label}</span>
      <DayField id={`${id}-${name}`} value={days[name]} onChange={(day) => setDays({ ...days, [name]: day })} />
    </label>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Statement of account"
      content={
        <div className="statement-days stack gap-12">
          {field('from', 'First day')}
          {field('to', 'Last day')}
          <p className="muted tiny" role={isWrong ? 'alert' : undefined}>
            {isWrong
              ? 'The last day must not be before the first.'
              : 'Opening balance, invoices, credit notes, payments and refunds, closing balance.'}
          </p>
          <Button
            type="primary"
            disabled={isWrong}
            {...(isWrong ? {} : { href: statementPdfHref(of, days), download: true, onClick: () => setIsOpen(false) })}
          >
            Download statement
          </Button>
        </div>
      }
    >
      <Button icon={<FileText size={15} strokeWidth={1.75} />}>Statement</Button>
    </Popover>
  );
}
