import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '@portal/contracts';
import type { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { Attachment, type AttachmentFiles, TaskComment } from '../../modules/comments/index.js';
import { Task } from '../../modules/tasks/index.js';
import type { User } from '../../modules/users/index.js';
import { type DemoComment, demoComments } from '../conversations/demo-comments.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

/** A day, in hours. */
const HOURS = 24;

/** Where the demo's files go. */
export interface DemoStorage {
  incoming: IncomingFiles;
  files: AttachmentFiles;
}

interface Scene extends DemoStorage {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/** Makes the conversation about the task, files included. */
export async function loadComments(em: EntityManager, title: string, scene: Scene): Promise<void> {
  const task = await em.findOneOrFail(Task, { title });
  for (const story of demoComments(title)) {
    const author = scene.people.get(story.author);
    if (!author) throw new Error(`The demo has no ${story.author}`);
    const comment = TaskComment.write({
      taskId: task.id,
      projectId: task.projectId,
      authorId: author.id,
      visibility: story.visibility ?? 'public',
      body: story.body,
    });
    const said = daysBefore(scene.now, story.hoursAgo / HOURS);
    Object.assign(comment, { createdAt: said, updatedAt: said });
    persistQuietly(em, [comment]);
    await em.flush();
    if (story.file) await attach(em, comment, story.file, scene);
  }
}

async function attach(
  em: EntityManager,
  comment: TaskComment,
  { name, content }: NonNullable<DemoComment['file']>,
  { incoming, files }: DemoStorage,
): Promise<void> {
  const tooLarge = (): Error => new Error(`${name} is too large for a comment`);
  const file = await incoming.receive(Readable.from([content]), limits.attachmentBytes, tooLarge);
  const facts = await files.check({ file, name, type: '', size: null });
  await files.keeping(file.path, async (storagePath) => {
    const { createdAt } = comment;
    const attachment = Attachment.to(comment, comment.authorId, { ...facts, storagePath });
    Object.assign(attachment, { createdAt, updatedAt: createdAt });
    comment.updatedAt = createdAt;
    persistQuietly(em, [attachment]);
    await em.flush();
  });
}
