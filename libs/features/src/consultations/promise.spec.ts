import { aConsultation, hoursAgo } from '@portal/testing';
import { currentInstant } from '@portal/testing/clock';
import { promisePhase, promiseText } from './promise.js';

const phaseAfter = (hours: number) =>
  promisePhase(aConsultation({ created_at: hoursAgo(hours) }), currentInstant().getTime());

describe('The 24-hour promise (specification, section 4)', () => {
  it.each([
    [1, 'running'],
    [19.9, 'running'],
    [20.1, 'soon'],
    [23.9, 'soon'],
    [24.1, 'late'],
  ])('%d hours after the request it is %s', (hours, phase) => {
    expect(phaseAfter(hours)).toBe(phase);
  });

  it('is kept by an answer in time, and nobody waits for a closed request', () => {
    expect(
      promisePhase(
        aConsultation({ created_at: hoursAgo(30), first_responded_at: hoursAgo(20) }),
        currentInstant().getTime(),
      ),
    ).toBe('kept');
    expect(
      promisePhase(aConsultation({ created_at: hoursAgo(30), status: 'cancelled' }), currentInstant().getTime()),
    ).toBe('over');
    expect(promiseText(aConsultation({ status: 'cancelled' }), currentInstant().getTime())).toBe('No longer due');
  });

  it('says by how much it is late', () => {
    expect(promiseText(aConsultation({ created_at: hoursAgo(30.5) }), currentInstant().getTime())).toBe('Late by 6 h');
  });
});
