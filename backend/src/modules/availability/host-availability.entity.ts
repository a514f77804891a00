import { p } from '@mikro-orm/core';
import {
  UpdateHostAvailability,
  businessHours,
  defaultWeeklyHours,
  type HostAvailability as HostAvailabilityView,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

/** Wire name → property of what an update may change. */
const fields = propertiesOf(UpdateHostAvailability, 'version');

/** When a host takes meetings (decisions, section 4). A host without a row keeps business hours. */
export class HostAvailability extends withProperties(AggregateRoot, {
  hostId: p.uuid(),
  takesMeetings: p.boolean().onCreate(() => true),
  timeZone: p.string().onCreate(() => businessHours.zone),
  meetingUrl: p.text().nullable(),
  weekly: p.json<HostAvailabilityView['weekly']>().onCreate(() => defaultWeeklyHours),
  exceptions: p.json<HostAvailabilityView['exceptions']>().onCreate(() => []),
  deletedAt: p.datetime().nullable().persist(false), // a host's hours are changed, never deleted
}) {
  static readonly tableName = 'host_availability';

  /** The default until the host changes it. */
  static ofBusiness(hostId: string): HostAvailability {
    return Object.assign(new HostAvailability(), { hostId });
  }

  /** Changes what the input carries; lists are replaced as a whole. */
  change(input: UpdateHostAvailability): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('availability.updated', { changes });
  }
}
