import { Injectable, type OnModuleInit, SetMetadata } from '@nestjs/common';
import {
  adminChannels,
  type Channel,
  DomainError,
  listChannels,
  rooms,
  type UserActor,
  type ProjectChannel,
} from '@portal/contracts';
import { type MarksMethod, Registry } from '../discovery/registry.js';

const ADMITS_TO = Symbol('channels whose joining a method decides');

/** Resolves when the actor may join a channel of the record with this id. @throws DomainError otherwise */
type AdmissionCheck = (actor: UserActor, id: string) => Promise<void>;

/** The method decides, from the database and at each join, who may join the channels `<kind>:<id>`. */
export const AdmitsTo = (...kinds: ProjectChannel[]): MarksMethod<AdmissionCheck> => SetMetadata(ADMITS_TO, kinds);

const isList = (channel: Channel): boolean => (listChannels as readonly string[]).includes(channel);
const isForAdmins = (channel: Channel): boolean => (adminChannels as readonly string[]).includes(channel);

/** Decides who may join a channel, and in which of its rooms. */
@Injectable()
export class ChannelAuthorizer implements OnModuleInit {
  private readonly checks = new Map<string, AdmissionCheck>();

  constructor(private readonly registry: Registry) {}

  onModuleInit(): void {
    for (const { mark, call } of this.registry.methods<string[], AdmissionCheck>(ADMITS_TO))
      for (const kind of mark) this.checks.set(kind, call);
  }

  /**
   * List channels are open to every signed-in user, each in a room with only visible rows; some lists are the admins'
   * alone. The domain that owns a record decides on the channels of the record.
   * @throws DomainError `not_found`, or the error of the domain
   */
  async admit(actor: UserActor, channel: Channel): Promise<void> {
    if (isList(channel)) {
      if (actor.role !== 'admin' && isForAdmins(channel)) throw new DomainError('not_found');
      return;
    }
    const [kind, id] = channel.split(':') as [string, string];
    const check = this.checks.get(kind);
    if (!check) throw new DomainError('not_found');
    await check(actor, id);
  }

  /** The room of the channel that carries what this person may see. */
  roomOf(actor: UserActor, channel: Channel): string {
    if (channel === 'notifications') return rooms.user(channel, actor.id);
    if (actor.role === 'admin') return rooms.admins(channel);
    return isList(channel) ? rooms.user(channel, actor.id) : rooms.customers(channel);
  }
}
