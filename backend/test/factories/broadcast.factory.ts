import { CreateBroadcast } from '@portal/contracts';
import { Broadcast } from '../../src/modules/notifications/broadcasts/broadcast.entity.js';
import type { User } from '../../src/modules/users/index.js';
import { factoryOf } from './factory-of.js';

type Given = Partial<CreateBroadcast> & { author: User };

/** A draft of a message. */
export const aBroadcast = factoryOf('broadcast', ({ author, ...wish }: Given) =>
  Broadcast.create(
    author.id,
    CreateBroadcast.parse({
      title: 'We moved',
      body: 'Hello {{ first_name }}, we **moved**.',
      category: 'projects',
      channels: ['in_app', 'email'],
      audience: { kind: 'role', role: 'customer' },
      ...wish,
    }),
  ),
);
