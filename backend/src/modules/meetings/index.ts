export { calendarOf, type CalendarFile, type CalendarMethod } from './meeting-calendar.js';
export { Meeting } from './meeting.entity.js';
export { inTurns, type Turn } from './meeting.load.js';
export { confirmMeetingUrl, issueMeetingToken } from './meeting-link.js';
export { findMeetingRow, visibleMeetingRows, type MeetingRow } from './meetings.queries.js';
export { MeetingsModule } from './meetings.module.js';
export { MeetingsReader } from './meetings.reader.js';
export { MeetingsService } from './meetings.service.js';
