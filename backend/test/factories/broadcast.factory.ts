import type { EntityManager } from '@mikro-orm/postgresql';
import { createBroadcast, type CreateBroadcast } from '@portal/contracts';
import { Broadcast } from '../../src/modules/notifications/broadcasts/broadcast.entity.js';
import type { User } from '../../src/modules/users/index.js';

type Given = Partial<CreateBroadcast> & { author: User };

/** A draft of a message that is there before the story begins; it leaves no events. */
export const aBroadcast =
  ({ author, ...wish }: Given) =>
  (em: EntityManager): { broadcast: Broadcast } => {
    const input = createBroadcast.parse({
      title: 'We moved',
      body: 'Hello {{ first_name }}, we **moved**.',
      category: 'projects',
      channels: ['in_app', 'email'],
      audience: { kind: 'role', role: 'customer' },
      ...wish,
    });
    const broadcast = Broadcast.create(author.id, input);
    broadcast.takeRecordedEvents();
    em.persist(broadcast);
    return { broadcast };
  };
