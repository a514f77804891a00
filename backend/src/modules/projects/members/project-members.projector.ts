import { Injectable } from '@nestjs/common';
import type { Change } from '@portal/contracts';
import {
  OnFeed,
  type FeedItem,
  type EventContext,
  FeedsChannels,
  projectOf,
} from '../../../infrastructure/events/index.js';
import { changeOf } from '../../../infrastructure/events/decorators.js';
import { projectFeedItems } from '../projects.projector.js';
import { selectMembers, toMemberView } from './project-members.queries.js';

/** Publishes added and removed members to the rooms of the project. */
@Injectable()
@FeedsChannels((event) => [`project:${projectOf(event)}`])
export class ProjectMembersProjector {
  @OnFeed('project_member.added', 'project_member.role_changed', 'project_member.removed')
  async show({ event, em }: EventContext): Promise<FeedItem[]> {
    const row = await selectMembers(em).where('m.id', '=', event.entity_id).executeTakeFirst();
    const kind: Change['event'] = !row ? 'DELETE' : event.name === 'project_member.added' ? 'INSERT' : 'UPDATE';
    const record = row ? toMemberView(row) : { id: event.entity_id };
    const change = changeOf('project_members', kind, record, event.occurred_at);
    return projectFeedItems('project', projectOf(event), change);
  }
}
