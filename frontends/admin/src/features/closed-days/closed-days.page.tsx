import { CreateClosedDay, type ClosedDayView } from '@portal/contracts';
import { closedDaysQuery, useAddClosedDay, useRemoveClosedDay } from '@portal/data-access';
import { NewButton, RecordBoundary, useToday } from '@portal/features';
import { formatDay, withToasts } from '@portal/ui';
import { DayItem, DetailPage, DetailSection, FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { addresses } from '../../addresses.js';
import './closed-days.css';

const back = { to: addresses.support, label: 'Support' };
const toasts = {
  added: { success: 'Day added successfully.', failure: 'Failed to add the day.' },
  removed: { success: 'Day removed successfully.', failure: 'Failed to remove the day.' },
};

/** The days on which the business is closed besides weekends: tickets' clocks and times for meetings follow them. */
export function ClosedDaysPage() {
  const today = useToday();
  const result = useQuery(closedDaysQuery());
  const years = Map.groupBy(result.data?.filter(({ day }) => day >= today) ?? [], ({ day }) => day.slice(0, 4));
  return (
    <RecordBoundary result={result} back={back} noun="calendar">
      {() => (
        <DetailPage
          back={back}
          title="Closed days"
          actions={
            <NewButton
              type="primary"
              icon={<Plus size={16} />}
              label="Add a day"
              form={(close) => <AddClosedDay today={today} onClose={close} />}
            />
          }
        >
          <p className="muted small">Tickets’ clocks stand still on these days, and no meetings are offered.</p>
          {[...years].map(([year, days]) => (
            <DetailSection key={year} title={year}>
              <ul className="stack" aria-label={`Closed days of ${year}`}>
                {days.map((closed) => (
                  <ClosedDayRow key={closed.day} closed={closed} />
                ))}
              </ul>
            </DetailSection>
          ))}
        </DetailPage>
      )}
    </RecordBoundary>
  );
}

function ClosedDayRow({ closed: { id, day, name } }: { closed: ClosedDayView }) {
  const { mutateAsync, isPending } = useRemoveClosedDay();
  return (
    <li className="closed-days__day stack gap-4-16 line-below">
      <time dateTime={day}>{formatDay(day, 'fullDay')}</time>
      <span>{name}</span>
      {id === null ? (
        <span className="muted small">Federal holiday</span>
      ) : (
        <Button
          type="text"
          size="small"
          disabled={isPending}
          aria-label={`Remove ${name}`}
          icon={<X size={16} strokeWidth={1.75} />}
          onClick={() => void withToasts(mutateAsync(id), toasts.removed)}
        />
      )}
    </li>
  );
}

/** Adds a day; open tickets get later promises at once. */
export const AddClosedDay = ({ today, onClose }: { today: string; onClose: () => void }) => (
  <FormModal
    title="Add a closed day"
    schema={CreateClosedDay}
    initialValues={{ day: today, name: '' }}
    toInput={(values) => values}
    submitText="Add day"
    toasts={toasts.added}
    onSubmit={useAddClosedDay().mutateAsync}
    onClose={onClose}
  >
    <DayItem name="day" label="Day" required day={{ min: today }} />
    <Form.Item name="name" label="Why" required extra="For the team: customers see the times that follow from it.">
      <Input autoComplete="off" placeholder="Inventory" />
    </Form.Item>
  </FormModal>
);
