import type { CommentVisibility } from '@portal/contracts';
import { plainPdf, plainPng } from '../demo-files.js';

/** A comment of the demo data: task, author and file. */
export interface DemoComment {
  /** The title of the task. */
  task: string;
  author: string;
  hoursAgo: number;
  visibility?: CommentVisibility;
  body: string;
  file?: { name: string; content: Buffer };
}

const avery = 'admin@pamlico.example';
const dana = 'dana@neusebakery.example';
const luis = 'luis@neusebakery.example';

/** The comments of one task: both sides, an internal one, a drawing and a picture. */
export const demoComments = (task: string): readonly DemoComment[] => [
  {
    task,
    author: avery,
    hoursAgo: 52,
    body: 'This is the plan for the shop. **Please look at the room behind the oven**: we would run the cable along the back wall.',
    file: {
      name: 'Cabling plan.pdf',
      content: plainPdf(['Neuse Bakery, New Bern', '', 'Ground floor: 6 outlets', 'Office: 4 outlets, 1 access point']),
    },
  },
  {
    task,
    author: luis,
    hoursAgo: 47,
    body: 'The back wall is fine. This is the color of the new paint, in case the ducts come in more than white.',
    file: { name: 'Wall color.png', content: plainPng(64, [222, 205, 178]) },
  },
  {
    task,
    author: avery,
    hoursAgo: 46,
    visibility: 'internal',
    body: 'Check the distance to the oven before we order: over 60 °C we need the other cable.',
  },
  {
    task,
    author: dana,
    hoursAgo: 20,
    body: 'Go ahead, but not on a Saturday:\n\n- Monday or Tuesday is best\n- we open at six',
  },
];
