import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Module } from '@nestjs/common';
import { rooms } from '@portal/contracts';
import { AggregateRoot, withProperties } from '../../src/infrastructure/database/aggregate-root.js';
import { entities } from '../../src/infrastructure/database/entities.js';
import { type FeedItem, type EventContext, OnDomainEvent, OnFeed } from '../../src/infrastructure/events/index.js';

/** A minimal aggregate; it records that a company was created. */
export class Parcel extends withProperties(AggregateRoot, { label: p.string() }) {
  static readonly tableName = 'parcels';

  static packed(label: string): Parcel {
    const parcel = Object.assign(new Parcel(), { label });
    parcel.record('company.created', { name: label });
    return parcel;
  }
}

/** Hooks before and after a listener's work; a test replaces them to make it fail. */
@Injectable()
export class Weather {
  before: (label: string) => Promise<void> | void = () => undefined;
  after: (label: string) => Promise<void> | void = () => undefined;
}

@Injectable()
export class ParcelsService {
  constructor(private readonly em: EntityManager) {}

  async setUp(): Promise<void> {
    await this.em.fork().execute(
      `create table if not exists parcels (id uuid primary key, created_at timestamptz, updated_at timestamptz, version int,
         deleted_at timestamptz, label text not null check (label <> ''))`,
    );
    await this.em.fork().execute('create table if not exists deliveries (parcel_id uuid, by text, label text)');
  }

  pack(...labels: string[]): Promise<string[]> {
    return this.em.fork().transactional(async (em) => {
      const parcels = labels.map((label) => Parcel.packed(label));
      em.persist(parcels);
      await em.flush();
      return parcels.map(({ id }) => id);
    });
  }

  /** Packs, and thinks better of it after the rows were written. */
  packInVain(label: string): Promise<never> {
    return this.em.fork().transactional(async (em) => {
      em.persist(Parcel.packed(label));
      await em.flush();
      throw new Error('thought better of it');
    });
  }
}

/** Two listeners of one event; `Weather` hooks into the second one. */
@Injectable()
export class Carrier {
  constructor(private readonly weather: Weather) {}

  @OnDomainEvent('company.created')
  async byRoad({ event, em }: EventContext<'company.created'>): Promise<void> {
    await em.execute(`insert into deliveries values (?, 'road', ?)`, [event.entity_id, event.payload.name]);
  }

  @OnDomainEvent('company.created')
  async bySea({ event, em }: EventContext<'company.created'>): Promise<void> {
    await this.weather.before(event.payload.name);
    await em.execute(`insert into deliveries values (?, 'sea', ?)`, [event.entity_id, event.payload.name]);
    await this.weather.after(event.payload.name);
  }

  @OnFeed('company.created')
  show({ event }: EventContext<'company.created'>): FeedItem[] {
    const record = { id: event.entity_id, version: 1, label: event.payload.name };
    return [
      {
        room: rooms.admins('deals'),
        channel: 'deals',
        change: { event: 'INSERT', table: 'parcels', record, at: event.occurred_at.toISOString() },
      },
    ];
  }

  @OnFeed('session.ended')
  dismiss({ event }: EventContext<'session.ended'>): FeedItem[] {
    return [{ disconnect: { sessionId: event.entity_id } }];
  }
}

@Module({ imports: [entities(Parcel)], providers: [Carrier, ParcelsService, Weather] })
export class ParcelsModule {}
