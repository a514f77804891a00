import { transitions } from '../core/transitions.js';
import type { PromoCodeStatus } from './promo-code.contract.js';

/** Decisions, section 4. */
export const promoCodeTransitions = transitions<PromoCodeStatus>({
  draft: { active: 'admin', archived: 'admin' },
  active: { paused: 'admin', archived: 'admin' },
  paused: { active: 'admin', archived: 'admin' },
  archived: {},
});
