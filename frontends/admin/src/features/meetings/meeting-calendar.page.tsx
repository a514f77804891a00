import { businessHours, type MeetingStatus as Status } from '@portal/contracts';
import { availabilityQueries, meetingQueries } from '@portal/data-access';
import { useLiveMeetings, useToday, QueryBoundary } from '@portal/features';
import { formatInstant, zoneName } from '@portal/ui';
import { ListHead, Page, usePhone, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { ConsultationViews } from '../consultations/list/consultation-views.js';
import { byDay, daysOf, nextFrom, periodText, spanOf, type CalendarView } from './calendar-days.js';
import { MeetingAgenda } from './meeting-agenda.js';
import { MeetingViews } from './meeting-views.js';
import { MonthGrid, WeekGrid } from './week-grid.js';
import './meeting-calendar.css';

/** What takes or took place. What was called off has no place in a calendar; the list has it. */
const shown: Status[] = ['proposed', 'confirmed', 'completed', 'no_show'];
const MAX_MEETINGS = 100;

/** The meetings of all hosts, or of one, by week or month; on phones by day below each other. */
export function MeetingCalendarPage() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const { timeZone } = useTimeStyle();
  const isPhone = usePhone();
  const marks = useLiveMeetings();
  const view: CalendarView = params.get('view') === 'month' ? 'month' : 'week';
  const from = /^\d{4}-\d\d-\d\d$/.exec(params.get('from') ?? '')?.[0] ?? today;
  const host = params.get('host_id') ?? undefined;
  const days = daysOf(view, from);
  const { data: hosts } = useQuery(availabilityQueries.hosts());
  const result = useQuery(
    meetingQueries.list({
      ...spanOf(days, timeZone),
      status: shown,
      limit: MAX_MEETINGS,
      ...(host ? { host_id: host } : {}),
    }),
  );
  const go = (patch: Record<string, string | undefined>): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(patch)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      go({ from: nextFrom(view, from, event.key === 'PageDown' ? 1 : -1) });
      return;
    }
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const meetings = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-meeting]')];
    const at = meetings.indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    meetings[at + by]?.focus();
  };
  return (
    <Page
      title="Meetings"
      mood="dense"
      heading={
        <ListHead
          title="Meetings"
          actions={
            <>
              <MeetingViews />
              <ConsultationViews />
            </>
          }
        />
      }
    >
      <div className="calendar-bar row wrap">
        <div className="row wrap gap-8">
          <Button
            aria-label={`Previous ${view}`}
            icon={<ChevronLeft size={16} />}
            onClick={() => go({ from: nextFrom(view, from, -1) })}
          />
          <Button
            aria-label={`Next ${view}`}
            icon={<ChevronRight size={16} />}
            onClick={() => go({ from: nextFrom(view, from, 1) })}
          />
          <Button onClick={() => go({ from: undefined })}>Today</Button>
          <h2 className="calendar-bar__title medium numeric" aria-live="polite">
            {periodText(view, from)}
          </h2>
        </div>
        <Select
          aria-label="Host"
          className="calendar-bar__host"
          allowClear
          placeholder="All hosts"
          value={host ?? null}
          options={hosts?.map(({ host_id: value, host_name: label }) => ({ value, label })) ?? []}
          onChange={(value: string | null | undefined) => go({ host_id: value ?? undefined })}
        />
      </div>
      <QueryBoundary result={result} what="The meetings">
        {(meetings) => {
          const more = meetings ? meetings.pagination.total - meetings.data.length : 0;
          const rows = meetings && byDay(meetings.data, timeZone);
          return (
            <section aria-label={`Meetings, ${periodText(view, from)}`} aria-busy={!rows} onKeyDown={onKeyDown}>
              {isPhone ? (
                meetings?.data.length === 0 ? (
                  <p className="muted small">No meeting in this {view}.</p>
                ) : (
                  <MeetingAgenda meetings={meetings?.data} marks={marks} />
                )
              ) : view === 'week' ? (
                <WeekGrid days={days} meetings={rows} today={today} marks={marks} />
              ) : (
                <MonthGrid days={days} month={from.slice(0, 7)} meetings={rows} today={today} marks={marks} />
              )}
              {more > 0 ? <p className="muted small">And {more} more; choose a host to see all.</p> : null}
            </section>
          );
        }}
      </QueryBoundary>
      <ZoneNote day={days[0] ?? today} timeZone={timeZone} />
    </Page>
  );
}

/** Whose clock the calendar follows, where it isn't the office's. */
function ZoneNote({ day, timeZone }: { day: string; timeZone: string | undefined }) {
  const noon = `${day}T17:00:00Z`;
  const [ours, theirs] = [businessHours.zone, timeZone].map((zone) => formatInstant(noon, 'clockInZone', zone));
  if (formatInstant(noon, 'clock', businessHours.zone) === formatInstant(noon, 'clock', timeZone)) return null;
  return (
    <p className="muted small">
      Times are in your zone: {theirs} is {ours} at our office ({zoneName(businessHours.zone)}).
    </p>
  );
}
