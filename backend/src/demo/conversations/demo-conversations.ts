import type { ContactWay } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Consultation } from '../../modules/consultations/index.js';
import type { DemoWorld } from '../demo-world.js';

interface Line {
  by: 'admin' | 'customer';
  way?: ContactWay;
  /** After the request came in. */
  hours: number;
  text: string;
}

/** What both sides wrote about requests of the demo data, by title. The first line of an admin was the answer. */
const conversations: Readonly<Record<string, readonly Line[]>> = {
  'Emergency assessment - server room flooded': [
    { by: 'admin', way: 'call', hours: 1, text: 'Server runs, floor is wet. Power to the rack is on its own circuit.' },
    {
      by: 'admin',
      hours: 2,
      text: 'A loan server is on its way and should be with you by noon. Please leave the old one switched off.',
    },
    { by: 'customer', hours: 4, text: 'It is here, thank you. The front desk can work again.' },
  ],
  'Project scoping - X-ray pictures from home': [
    {
      by: 'admin',
      hours: 2,
      text: 'Which program shows the pictures today, and do both dentists have a computer from the practice at home?',
    },
    {
      by: 'customer',
      hours: 21,
      text: 'It is the viewer that came with the X-ray unit. One of us has a practice laptop.',
    },
    {
      by: 'admin',
      hours: 23,
      text: 'Thank you. We bring two ways to our call; both keep the pictures in the practice.',
    },
  ],
};

const HOUR = 3_600_000;

/** Writes the conversations about the requests. */
export async function loadConversations(world: DemoWorld): Promise<void> {
  for (const [title, lines] of Object.entries(conversations)) {
    const { id, customerId, createdAt } = await world.em.findOneOrFail(Consultation, { title });
    for (const { by, way = 'reply', hours, text } of lines) {
      const at = new Date(createdAt.getTime() + hours * HOUR);
      await world.run(
        `insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
         values (?, ?, ?, ?, ?, ?, ?)`,
        [uuidv7(), at, id, way, at, text, by === 'admin' ? world.admin.id : customerId],
      );
    }
  }
}
