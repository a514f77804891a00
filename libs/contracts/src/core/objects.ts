import { z } from 'zod';

/** An object that has this name in the description of the API. */
export const object = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  z.object(shape).meta({ id: name });

/** The same for what is sent: fields that it doesn't know are refused. */
export const strictObject = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  z.strictObject(shape).meta({ id: name });
