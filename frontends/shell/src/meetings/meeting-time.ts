/** The day in the browser's zone: "Tuesday, November 24". */
export const meetingDay = (startsAt: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(startsAt));

/** From when to when in the browser's zone, which is named: "10:30 – 11:00 AM EST". */
export function meetingHours(startsAt: string, endsAt = startsAt): string {
  const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return hours.formatRange(new Date(startsAt), new Date(endsAt));
}
