import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type BroadcastView,
  type CountRecipients,
  type CreateBroadcast,
  type Deleted,
  type ListBroadcasts,
  type MessagePreview,
  type Page,
  type PreviewBroadcast,
  type RecipientCount,
  type TestSent,
  type UpdateBroadcast,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { mailLayout } from '../../../infrastructure/mail/index.js';
import {
  previewInTurn,
  RenderTime,
  renderText,
  type TextVariables,
} from '../../../infrastructure/message-texts/index.js';
import { audienceFilter, countAudience, selectAddressees } from '../../users/index.js';
import { BUTTON, checkMessage, mailOf, variablesOf } from '../messages/message-text.js';
import { TestMails } from '../messages/test-mails.js';
import { Broadcast } from './broadcast.entity.js';
import { countProgress } from './broadcast-progress.js';
import { countByTiming, countLacking } from './recipient-timings.js';
import { filterBroadcasts, readBroadcast, toBroadcastView } from './broadcast.view.js';

type Step = (broadcast: Broadcast, em: EntityManager) => void | Promise<void>;

/** Messages that admins write and send to many people (specification, section 7). */
@Injectable()
export class BroadcastsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly tests: TestMails,
  ) {}

  /** One page, newest first unless sorted otherwise. */
  list(actor: UserActor, query: ListBroadcasts): Promise<Page<BroadcastView>> {
    authorizeRole(actor, 'broadcast.list');
    return paginate(filterBroadcasts(this.em, query), query, toBroadcastView);
  }

  /** @throws DomainError `not_found` */
  get(actor: UserActor, id: string): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.read');
    return readBroadcast(this.em, id);
  }

  /** Keeps a draft. @throws DomainError `invalid` */
  create(actor: UserActor, input: CreateBroadcast): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.create');
    return this.store(actor, input);
  }

  /** Changes a draft. @throws DomainError `not_found`, `stale_version`, `invalid`; `illegal_transition` once it was sent */
  update(actor: UserActor, id: string, input: UpdateBroadcast): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.update');
    checkInput(input);
    const step: Step = async (broadcast, em) => {
      await assertInFuture(em, input);
      broadcast.change(input);
    };
    return this.change(id, step, input);
  }

  /** Takes a draft out of the list. @throws DomainError `not_found`; `illegal_transition` once it was sent */
  async remove(actor: UserActor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'broadcast.delete');
    await this.em.transactional(async (em) => {
      (await lockForUpdate(em, Broadcast, { id, deletedAt: null })).remove();
    });
    return { id };
  }

  /**
   * Sends a draft: the worker writes its notifications from now on, or from the time that it is scheduled for.
   * @throws DomainError `not_found`; `broadcast.no_recipients`; `illegal_transition` when it was sent before
   */
  send(actor: UserActor, id: string): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.send');
    return this.change(id, (broadcast, em) => this.start(broadcast, em));
  }

  /** Writes and sends, or schedules, in one call (specification, section 7). @throws DomainError `invalid`, `broadcast.no_recipients` */
  createAndSend(actor: UserActor, input: CreateBroadcast): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.send');
    return this.store(actor, input, (broadcast, em) => this.start(broadcast, em));
  }

  /** Stops what hasn't gone; of a scheduled one nothing has, and it is a draft again. @throws DomainError `not_found`; `illegal_transition` when nothing is being sent */
  cancel(actor: UserActor, id: string): Promise<BroadcastView> {
    authorizeRole(actor, 'broadcast.send');
    return this.change(id, async (broadcast, em) => {
      broadcast.cancel();
      await countProgress(em, id); // the worker looks for what waits
    });
  }

  /** How many people an audience is at this moment, and when mail would reach them. @throws DomainError `invalid` */
  async count(actor: UserActor, input: CountRecipients): Promise<RecipientCount> {
    authorizeRole(actor, 'broadcast.create');
    const [by_mail, lacking] = [await countByTiming(this.em, input), await countLacking(this.em, input.audience)];
    return { recipients: by_mail.reduce((sum, { people }) => sum + people, 0), by_mail, lacking };
  }

  /** The message as the actor would get it. @throws DomainError `invalid` */
  preview(actor: UserActor, input: PreviewBroadcast): Promise<MessagePreview> {
    authorizeRole(actor, 'broadcast.create');
    return previewInTurn(actor.id, async () => {
      const variables = await this.variablesOf(actor);
      checkMessage(input);
      const time = RenderTime.ofPreview();
      const title = renderText('line', input.title, variables, time);
      const body = renderText('markdown', input.body, variables, time);
      return { title, ...mailLayout(mailOf({ ...input, title, body }, this.config.publicUrl)) };
    });
  }

  /** Sends it to the actor, as a mail. @throws DomainError `invalid` */
  async test(actor: UserActor, { title, body, link, link_label, category }: PreviewBroadcast): Promise<TestSent> {
    authorizeRole(actor, 'broadcast.create');
    checkMessage({ title, body });
    const variables = await this.variablesOf(actor);
    const button = link ? { link, action: link_label ?? BUTTON } : {};
    return this.tests.send(actor, { subject: title, body, variables, category, ...button });
  }

  private change(id: string, step: Step, sent: { version?: number | undefined } = {}): Promise<BroadcastView> {
    return this.em.transactional(async (em) => {
      const where = { id, deletedAt: null };
      const broadcast = await lockForUpdate(em, Broadcast, where, sent, () => readBroadcast(em, id));
      await step(broadcast, em);
      await em.flush();
      return readBroadcast(em, id);
    });
  }

  private store(actor: UserActor, input: CreateBroadcast, step?: Step): Promise<BroadcastView> {
    checkInput(input);
    return this.em.transactional(async (em) => {
      await assertInFuture(em, input);
      const broadcast = Broadcast.create(actor.id, input);
      await step?.(broadcast, em);
      await em.persist(broadcast).flush();
      return readBroadcast(em, broadcast.id);
    });
  }

  private async start(broadcast: Broadcast, em: EntityManager): Promise<void> {
    const people = await countAudience(em, broadcast.audience);
    if (people === 0) throw new DomainError('broadcast.no_recipients');
    if (!broadcast.sendAt || broadcast.sendAt <= (await databaseNow(em))) broadcast.send(people);
    else if (broadcast.status !== 'scheduled') broadcast.schedule();
  }

  private async variablesOf({ id }: UserActor): Promise<TextVariables> {
    const user = await selectAddressees(this.em).where('u.id', '=', id).executeTakeFirst();
    return user ? variablesOf(user) : {};
  }
}

/** @throws DomainError `invalid` for a text that can't be filled in, or a filter that isn't one */
function checkInput(input: UpdateBroadcast): void {
  checkMessage(input);
  if (input.audience?.kind === 'filter') audienceFilter(input.audience.search);
}

/** By the clock of the database, as the sweep that sends it. @throws DomainError `invalid` for a time that is over */
async function assertInFuture(em: EntityManager, { send_at: sendAt }: UpdateBroadcast): Promise<void> {
  if (sendAt && new Date(sendAt) <= (await databaseNow(em))) refuse('send_at', 'Choose a time in the future');
}
