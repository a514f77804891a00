import { messages, type QuietHours } from '@portal/contracts';
import { useSession, useUpdatePreferences } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { Input, Switch } from 'antd';
import { useId, useState } from 'react';

/** A night, as the first proposal. */
const usual: QuietHours = { from: '22:00', to: '07:00' };

/** The hours in which mail waits; a change is saved when its field is left. */
export function QuietHoursForm({ quietHours, timeZone }: { quietHours: QuietHours | null; timeZone: string }) {
  const { user } = useSession();
  const update = useUpdatePreferences();
  const toasts = useActionToasts({ short: messages.success.profileUpdated, failure: messages.failure.profileUpdate });
  const save = (quiet_hours: QuietHours | null) => update.mutate({ quiet_hours }, toasts);
  const shown = update.isPending ? (update.variables.quiet_hours ?? null) : quietHours;
  const label = useId();
  return (
    <section className="quiet line-above stack gap-12" aria-labelledby={label}>
      <div className="row between gap-24">
        <div className="preference__words">
          <strong id={label}>Quiet hours</strong>
          <p className="muted small">
            What would come in these hours comes when they are over, in {timeZone.replaceAll('_', ' ')} time.
          </p>
        </div>
        <Switch
          aria-labelledby={label}
          checked={shown !== null}
          loading={update.isPending}
          onChange={(on) => save(on ? usual : null)}
        />
      </div>
      {shown ? <QuietTimes key={`${shown.from} ${shown.to}`} quietHours={shown} onChange={save} /> : null}
      <p className="muted small">
        At any hour: mail about the security of your account and service messages
        {user?.role === 'admin' ? ', and for the admin on call urgent tickets and missed promises' : ''}.
      </p>
    </section>
  );
}

function QuietTimes({ quietHours, onChange }: { quietHours: QuietHours; onChange: (chosen: QuietHours) => void }) {
  const [draft, setDraft] = useState(quietHours);
  const isSame = draft.from === draft.to;
  const save = () => {
    const isChanged = draft.from !== quietHours.from || draft.to !== quietHours.to;
    if (isChanged && !isSame && draft.from !== '' && draft.to !== '') onChange(draft);
  };
  const field = (name: keyof QuietHours, label: string) => (
    <label className="quiet__time stack gap-8">
      {label}
      <Input
        type="time"
        value={draft[name]}
        status={isSame ? 'error' : ''}
        aria-invalid={isSame}
        onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        onBlur={save}
        onPressEnter={save}
      />
    </label>
  );
  return (
    <div className="gap-8-16 flex wrap">
      {field('from', 'From')}
      {field('to', 'To')}
      {isSame ? (
        <p role="alert" className="quiet__error danger small">
          The end must differ from the beginning.
        </p>
      ) : null}
    </div>
  );
}
