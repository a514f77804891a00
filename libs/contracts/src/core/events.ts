/** Carries the type of an event's payload; nothing at run time. */
export interface PayloadOf<Payload> {
  readonly payload?: Payload;
}

/** Declares the payload of an event. */
export const payload = <Payload extends object>(): PayloadOf<Payload> => ({});

/** Declares a domain's events: name → payload. Names are `<entity>.<past verb>`. */
export const defineEvents = <Events extends Record<`${string}.${string}`, PayloadOf<object>>>(events: Events): Events =>
  events;
