import { type CommentVisibility, limits } from '@portal/contracts';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { Attachment, TaskComment } from '../../modules/comments/index.js';
import { Task } from '../../modules/tasks/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { plainPdf, plainPng } from '../demo-files.js';
import { AVERY, DANA, LUIS } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

/** A comment of the demo data: author, text and file. */
interface DemoComment {
  author: string;
  hoursAgo: number;
  visibility?: CommentVisibility;
  body: string;
  file?: { name: string; content: Buffer };
}

/** The task that people talk about. */
const TALKED_ABOUT = 'Run the cables before the counter comes';

/** Its comments: both sides, an internal one, a drawing and a picture. */
const demoComments: readonly DemoComment[] = [
  {
    author: AVERY,
    hoursAgo: 52,
    body: 'This is the plan for the shop. **Please look at the room behind the oven**: we would run the cable along the back wall.',
    file: {
      name: 'Cabling plan.pdf',
      content: plainPdf(['Neuse Bakery, New Bern', '', 'Ground floor: 6 outlets', 'Office: 4 outlets, 1 access point']),
    },
  },
  {
    author: LUIS,
    hoursAgo: 47,
    body: 'The back wall is fine. This is the color of the new paint, in case the ducts come in more than white.',
    file: { name: 'Wall color.png', content: plainPng(64, [222, 205, 178]) },
  },
  {
    author: AVERY,
    hoursAgo: 46,
    visibility: 'internal',
    body: 'Check the distance to the oven before we order: over 60 °C we need the other cable.',
  },
  {
    author: DANA,
    hoursAgo: 20,
    body: 'Go ahead, but not on a Saturday:\n\n- Monday or Tuesday is best\n- we open at six',
  },
];

/** Makes the conversation about the task, files included. */
export async function loadComments(world: DemoWorld): Promise<void> {
  const { id: taskId, projectId } = await world.em.findOneOrFail(Task, { title: TALKED_ABOUT });
  for (const { author, hoursAgo, visibility = 'public', body, file } of demoComments) {
    const authorId = world.people.named(author).id;
    const comment = TaskComment.write({ taskId, projectId, authorId, visibility, body });
    await world.save(datedAt(comment, world.daysAgo(hoursAgo / 24)));
    if (file) await attach(world, comment, file);
  }
}

async function attach(
  world: DemoWorld,
  comment: TaskComment,
  { name, content }: NonNullable<DemoComment['file']>,
): Promise<void> {
  const { incoming, attachmentFiles } = world.services;
  const file = await receiveBytes(incoming, content, limits.attachmentBytes);
  const facts = await attachmentFiles.check({ file, name, type: '', size: null });
  await attachmentFiles.keeping(file.path, (storagePath) => {
    const attachment = Attachment.to(comment, comment.authorId, { ...facts, storagePath });
    comment.updatedAt = comment.createdAt;
    return world.save(datedAt(attachment, comment.createdAt));
  });
}
