import { officeDayText, officeTimeText, zoneName } from './office-time.js';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('times on the clocks of our office (decisions, section 4)', () => {
  it('are said where the reader’s clocks show another hour, across the change of the clocks', () => {
    expect(plain(officeTimeText('2026-11-24T17:30:00Z', 'America/Los_Angeles'))).toBe('12:30 PM Eastern Time');
    expect(plain(officeTimeText('2026-07-24T17:30:00Z', 'America/Los_Angeles'))).toBe('1:30 PM Eastern Time');
    expect(plain(officeTimeText('2026-11-24T17:30:00Z', 'Asia/Kolkata'))).toBe('12:30 PM Eastern Time');
  });

  it('aren’t said where they show the same, whatever the zone is called', () => {
    for (const zone of ['America/New_York', 'America/Toronto'])
      expect(officeTimeText('2026-11-24T17:30:00Z', zone)).toBeUndefined();
  });

  it('are of another day while it is one there', () => {
    expect(officeDayText('2026-11-24T02:00:00Z', 'Europe/Berlin')).toBe('Mon, Nov 23');
    expect(officeDayText('2026-11-24T17:00:00Z', 'Europe/Berlin')).toBeUndefined();
  });

  it('name a zone as people do', () => {
    expect(zoneName('America/New_York')).toBe('Eastern Time');
    expect(zoneName('UTC')).toBe('Coordinated Universal Time');
  });
});
