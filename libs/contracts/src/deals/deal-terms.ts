import { z } from 'zod';

export const dealTypes = ['recurring', 'one_time'] as const;
export const DealType = z.enum(dealTypes);
export type DealType = z.infer<typeof DealType>;

export const dealIntervals = ['month', 'quarter', 'year'] as const;
export const DealInterval = z.enum(dealIntervals);
export type DealInterval = z.infer<typeof DealInterval>;

/** Months in a billing period. */
export const monthsOf: Readonly<Record<DealInterval, number>> = { month: 1, quarter: 3, year: 12 };

/** What an amount a period is worth a month, rounded half up to the cent (decisions, section 5). Cents in, cents out. */
export const monthlyCents = (cents: number, interval: DealInterval): number =>
  Math.floor((2 * cents + monthsOf[interval]) / (2 * monthsOf[interval]));
