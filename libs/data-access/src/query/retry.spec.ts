import { ApiError } from '../http/api-error.js';
import { retryDelay, retryMutation, retryQuery } from './retry.js';

const refused = new ApiError(409, 'No');
const broken = new ApiError(500, 'Ouch');

describe('trying again (specification, section 9)', () => {
  it('repeats a query up to three times', () => {
    expect([0, 1, 2, 3].map((failures) => retryQuery(failures, broken))).toEqual([true, true, true, false]);
  });

  it('repeats a mutation once', () => {
    expect([0, 1].map((failures) => retryMutation(failures, new TypeError('Failed to fetch')))).toEqual([true, false]);
  });

  it('never repeats what was refused', () => {
    expect(retryQuery(0, refused)).toBe(false);
    expect(retryMutation(0, refused)).toBe(false);
  });

  it('waits 1, 2, 4 seconds and never more than 30', () => {
    expect([0, 1, 2, 10].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });
});
