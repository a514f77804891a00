import type { Project } from '../../src/modules/projects/index.js';
import type { User } from '../../src/modules/users/index.js';
import { aCast, type Cast } from '../factories/cast.factory.js';
import { aProjectCast, type ProjectCast } from '../factories/project-cast.factory.js';
import { createTestApp, type TestApp } from './create-test-app.js';
import { createTestContext, type TestContext } from './create-test-context.js';
import { Mailbox } from './mail/mailbox.js';
import { bearerOf } from './sign-in.js';

/** The authorization header of a signed-in user. */
type Headers = Awaited<ReturnType<typeof bearerOf>>;

/** Two active projects: one of the users, one of a stranger. */
interface Projects {
  project: Project;
  foreign: Project;
}

/** Returns an object that is filled before the calling file's first test and closed after its last. */
function forThisFile<Ground extends { close(): Promise<void> }>(
  create: () => Promise<Ground>,
  fill: (ground: Ground) => Promise<void>,
): Ground {
  const ground = {} as Ground;
  beforeAll(async () => fill(Object.assign(ground, await create())));
  afterAll(() => ground.close());
  return ground;
}

/** The product without HTTP, with the usual users. */
export function contextWithCast(...options: Parameters<typeof createTestContext>): {
  context: TestContext;
  cast: Cast;
} {
  const cast = {} as Cast;
  const context = forThisFile(
    () => createTestContext(...options),
    async ({ db }) => {
      Object.assign(cast, await db.given(aCast()));
    },
  );
  return { context, cast };
}

/** The worker, with the usual users and the mailbox that its mails reach; emptied before each test. */
export function workerWithMailbox(env: Record<string, string> = {}): {
  context: TestContext;
  cast: Cast;
  mailbox: () => Mailbox;
} {
  const cast = {} as Cast;
  let opened: Mailbox | undefined;
  const mailbox = (): Mailbox => {
    if (!opened) throw new Error('The mailbox is open within tests only');
    return opened;
  };
  const context = forThisFile(
    async () => {
      opened = await Mailbox.open();
      return createTestContext('worker', { SMTP_URL: opened.url, ...env });
    },
    async ({ db }) => {
      Object.assign(cast, await db.given(aCast()));
    },
  );
  afterAll(() => mailbox().close());
  beforeEach(() => mailbox().clear());
  return { context, cast, mailbox };
}

/** The product without HTTP, with a project and all users whose rights in it differ. */
export function contextWithProject(): { context: TestContext; people: ProjectCast; here: Projects } {
  const [people, here] = [{} as ProjectCast, {} as Projects];
  const context = forThisFile(createTestContext, async ({ db }) => {
    const made = await db.given(aProjectCast());
    Object.assign(people, made.people);
    Object.assign(here, { project: made.project, foreign: made.foreign });
  });
  return { context, people, here };
}

/** The product over HTTP, with the usual users signed in. */
export function appWithCast(...options: Parameters<typeof createTestApp>): {
  app: TestApp;
  cast: Cast;
  as: Record<keyof Cast, Headers>;
} {
  const [cast, as] = [{} as Cast, {} as Record<keyof Cast, Headers>];
  const app = forThisFile(
    () => createTestApp(...options),
    async (ground) => {
      Object.assign(cast, await ground.db.given(aCast()));
      Object.assign(as, await headersOf(ground, cast));
    },
  );
  return { app, cast, as };
}

/** The product over HTTP, with a project and all users whose rights in it differ signed in. */
export function appWithProject(): {
  app: TestApp;
  people: ProjectCast;
  here: Projects;
  as: Record<keyof ProjectCast, Headers>;
} {
  const [people, here, as] = [{} as ProjectCast, {} as Projects, {} as Record<keyof ProjectCast, Headers>];
  const app = forThisFile(createTestApp, async (ground) => {
    const made = await ground.db.given(aProjectCast());
    Object.assign(people, made.people);
    Object.assign(here, { project: made.project, foreign: made.foreign });
    Object.assign(as, await headersOf(ground, people));
  });
  return { app, people, here, as };
}

async function headersOf<Name extends string>(
  { app }: TestApp,
  people: Record<Name, User>,
): Promise<Partial<Record<Name, Headers>>> {
  const headers: Partial<Record<Name, Headers>> = {};
  for (const name of Object.keys(people) as Name[]) headers[name] = await bearerOf(app, people[name]);
  return headers;
}
