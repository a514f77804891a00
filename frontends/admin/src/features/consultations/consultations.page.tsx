import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { MeetingCalendarPage } from '../meetings/meeting-calendar.page.js';
import { MeetingListPage } from '../meetings/meeting-list.page.js';
import { ConsultationBoardPage } from './board/consultation-board.page.js';
import { ConsultationListPage } from './list/consultation-list.page.js';

const pages: Readonly<Record<string, ComponentType>> = {
  board: ConsultationBoardPage,
  meetings: MeetingListPage,
  week: MeetingCalendarPage,
  month: MeetingCalendarPage,
};

/** Consultations in the view that the address names. */
export function ConsultationsPage() {
  const [params] = useSearchParams();
  const View = pages[params.get('view') ?? ''] ?? ConsultationListPage;
  return <View />;
}
