export type Tone = 'success' | 'warning' | 'paused' | 'danger' | 'info' | 'neutral';

/** The states of each tone, the same throughout the product; all others are neutral. */
export const statesOfTone: Partial<Record<Tone, readonly string[]>> = {
  success: [
    'active',
    'applied',
    'completed',
    'confirmed',
    'created',
    'delivered',
    'done',
    'filed',
    'invoiced',
    'lifted',
    'on_track',
    'paid',
    'read',
    'resolved',
    'restored',
    'sent',
    'signed',
    'succeeded',
  ],
  info: [
    'applying',
    'approved',
    'checking',
    'in_progress',
    'medium',
    'new',
    'open',
    'partially_refunded',
    'running',
    'scheduled',
    'sending',
    'undoing',
    'updated',
  ],
  warning: [
    'at_risk',
    'awaiting_approval',
    'checked',
    'high',
    'in_review',
    'kept',
    'on_hold',
    'pending',
    'proposed',
    'ready',
    'refused',
    'unresolved',
    'uploaded',
    'waiting',
    'watched',
  ],
  danger: [
    'blocked',
    'cancelled',
    'critical',
    'deleted',
    'failed',
    'no_show',
    'off_track',
    'purged',
    'suppressed',
    'suspended',
    'uncollectible',
    'wrong',
  ],
  paused: ['paused'],
};

const usualTones = Object.fromEntries(
  Object.entries(statesOfTone).flatMap(([tone, states]) => states.map((state) => [state, tone as Tone])),
);

/** The tone of each state; `own` are those that differ from the product's. */
export const tonesOf = <State extends string>(
  states: readonly State[],
  own: Partial<Record<State, Tone>> = {},
): Readonly<Record<State, Tone>> =>
  Object.fromEntries(states.map((state) => [state, own[state] ?? usualTones[state] ?? 'neutral'])) as Record<
    State,
    Tone
  >;
