import { SetMetadata } from '@nestjs/common';
import type { ProjectChannel, UserActor } from '@portal/contracts';

export const ADMITS_TO = Symbol('channels whose joining a method decides');

/** Resolves when the actor may join a channel of the record with this id. @throws DomainError otherwise */
export type AdmissionCheck = (actor: UserActor, id: string) => Promise<void>;

type Admits = <Method extends AdmissionCheck>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** The method decides, from the database and at each join, who may join the channels `<kind>:<id>`. */
export const AdmitsTo = (...kinds: ProjectChannel[]): Admits => SetMetadata(ADMITS_TO, kinds);
