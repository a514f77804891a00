import type { CreateCannedReply } from '@portal/contracts';
import { CannedReply } from '../../src/modules/canned-replies/index.js';
import { factoryOf } from './factory-of.js';

export const aCannedReply = factoryOf('cannedReply', (given: Partial<CreateCannedReply> = {}) =>
  CannedReply.create({ name: 'Restart first', body: 'Hello {{first name}}, please restart it once.', ...given }),
);
