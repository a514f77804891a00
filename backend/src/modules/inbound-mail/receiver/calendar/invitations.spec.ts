import { invitationsIn } from './invitations.js';

const calendar = (event: string, zone = ''): string =>
  ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'VERSION:2.0', zone, 'BEGIN:VEVENT', event, 'END:VEVENT', 'END:VCALENDAR']
    .filter(Boolean)
    .join('\r\n');

const zoneOf = (rule: string): string =>
  [
    'BEGIN:VTIMEZONE\r\nTZID:Bakery\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000',
    `TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nRRULE:${rule}\r\nEND:STANDARD\r\nEND:VTIMEZONE`,
  ].join('\r\n');

const linesOf = (content: string): string | undefined =>
  invitationsIn({ contentType: 'text/calendar', content: Buffer.from(content) })?.[0]?.lines;

const visit = 'SUMMARY:Visit\r\nDTSTART;TZID=Bakery:20261130T150000';

describe('an invitation in a mail', () => {
  it.each([
    ['a zone of its own', calendar(visit, zoneOf('FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU')), '9:00 AM EST (3:00 PM Bakery)'],
    ['a known zone', calendar(visit.replace('Bakery', 'Asia/Tokyo')), '1:00 AM EST (3:00 PM Asia/Tokyo)'],
    ['an unknown zone', calendar(visit), '3:00 PM (Bakery)'],
    ['the office’s zone', calendar(visit.replace('Bakery', 'America/New_York')), '3:00 PM EST'],
    ['no zone', calendar('SUMMARY:Visit\r\nDTSTART:20261130T150000'), '3:00 PM (without a time zone)'],
  ])('shows its time with %s', (_zone, content, time) => {
    expect(linesOf(content)).toBe(`**Invitation:** Visit\n**When:** Monday, November 30, 2026 at ${time}`);
  });

  it.each([
    ['FREQ=WEEKLY;COUNT=6', 'every week, 6 times'],
    ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20261224T150000Z', 'every 2 weeks, until Thursday, December 24, 2026'],
    ['FREQ=DAILY;UNTIL=20261204', 'every day, until Friday, December 4, 2026'],
    ['FREQ=MONTHLY', 'every month'],
  ])('says how often it is repeated: %s', (rule, repeats) => {
    expect(linesOf(calendar(`${visit}\r\nRRULE:${rule}`))?.split('\n')).toContain(`**Repeats:** ${repeats}`);
  });

  it('says what was answered, and by whom', () => {
    const answer = calendar(`${visit}\r\nATTENDEE;PARTSTAT=DECLINED;CN=Dana Test:mailto:dana@neusebakery.example`);
    expect(linesOf(answer.replace('REQUEST', 'REPLY'))).toContain(
      '**Answer:** declined by Dana Test (dana@neusebakery.example)',
    );
  });

  it('takes neither time nor memory for rules and lengths without end', () => {
    const before = process.threadCpuUsage();
    const hostile = [
      calendar(visit, zoneOf('FREQ=SECONDLY')),
      calendar(visit, zoneOf('FREQ=YEARLY;BYHOUR=0,1,2,3;BYMINUTE=1,2,3;BYSECOND=1,2,3,4,5')),
      calendar(`${visit}\r\nDURATION:P99999999999D`),
      calendar(`${visit}\r\nRRULE:FREQ=SECONDLY`),
      calendar('SUMMARY:Visit\r\nDTSTART:99991231T000000Z\r\nDTEND:00010101T000000Z'),
      'BEGIN:VCALENDAR\r\n'.repeat(5_800),
      calendar('ATTENDEE;CN="a;b":x\r\n'.repeat(4_000)),
      calendar(`SUMMARY:${'\\,;:"'.repeat(19_000)}`),
      calendar(`X;A=${'"a",'.repeat(24_000)}:b`),
      calendar(`SUMMARY:${'a\r\n '.repeat(24_000)}`),
    ];
    for (const content of hostile) linesOf(content);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
    expect(linesOf(hostile[0] ?? '')).toContain('3:00 PM (Bakery)');
  });

  it('is a file when it is no calendar, or longer than 100 KB', () => {
    expect(linesOf('BEGIN:VCALENDAR\r\nno calendar')).toBeUndefined();
    expect(linesOf(calendar(`${visit}\r\nDESCRIPTION:${'a'.repeat(100_000)}`))).toBeUndefined();
    expect(linesOf(calendar(`${visit}\r\nDESCRIPTION:${'a'.repeat(99_000)}`))).toContain('Visit');
  });
});
