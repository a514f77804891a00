import { Injectable } from '@nestjs/common';
import { adminChannels, type Channel, DomainError, listChannels, rooms, type UserActor } from '@portal/contracts';

/** Decides which room of a channel a person may join. */
@Injectable()
export class ChannelAuthorizer {
  /**
   * List channels are open to everybody signed in, each in a room that carries only what he may see; some lists are the
   * admins' alone. Projects don't exist yet, so nobody sees one.
   * @throws DomainError `not_found`
   */
  roomOf(actor: UserActor, channel: Channel): string {
    if (!(listChannels as readonly string[]).includes(channel)) throw new DomainError('not_found');
    if (actor.role !== 'admin' && (adminChannels as readonly string[]).includes(channel))
      throw new DomainError('not_found');
    const isPersonal = channel === 'notifications' || actor.role !== 'admin';
    return isPersonal ? rooms.user(channel, actor.id) : rooms.admins(channel);
  }
}
