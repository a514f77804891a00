import { cacheTimings } from '@portal/contracts';
import { ApiError } from '../http/api-error.js';

const worthRepeating = (error: unknown): boolean => !(error instanceof ApiError && error.isRefusal);

/** Queries: up to 3 more tries, none on 4xx (specification, section 9). */
export const retryQuery = (failures: number, error: unknown): boolean =>
  failures < cacheTimings.queryRetries && worthRepeating(error);

/** Mutations: one more try, none on 4xx. */
export const retryMutation = (failures: number, error: unknown): boolean =>
  failures < cacheTimings.mutationRetries && worthRepeating(error);

/** Exponential from 1 s, capped at 30 s. */
export const retryDelay = (attempt: number): number =>
  Math.min(cacheTimings.retryBase * 2 ** attempt, cacheTimings.retryCap);
