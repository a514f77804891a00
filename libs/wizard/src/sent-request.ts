import type { Booking, TakenTime } from './slots/booking.js';

/** A request that was stored, as the Thank You screen shows it. */
export interface SentRequest {
  name: string;
  email: string;
  /** What a time can be picked for. */
  booking: Booking;
  /** The time that was picked, once one was. */
  taken?: TakenTime;
}
