import { Param, type PipeTransform } from '@nestjs/common';
import { byId, type ById } from '@portal/contracts';

/** The pipe of the parameter runs after the validation of the whole path. */
const pickId: PipeTransform<ById, string> = { transform: ({ id }) => id };

/** The id in the path, checked to be one. */
export const Id = (): ParameterDecorator => Param({ schema: byId, pipes: [pickId] });
