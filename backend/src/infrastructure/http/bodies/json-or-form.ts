import { z } from 'zod';
import { ReceivedForm } from './received-form.js';

/**
 * The body of a route that takes its file either within JSON or as a form; the file of a form was received already. A
 * refusal names the fields.
 */
export const jsonOrForm = <Json>(json: z.ZodType<Json>, formFields: z.ZodType) =>
  z.unknown().transform((sent, context): Json | ReceivedForm => {
    const isForm = sent instanceof ReceivedForm;
    const { success, data, error } = isForm ? formFields.safeParse(sent.fields) : json.safeParse(sent);
    if (success) return isForm ? sent : (data as Json);
    for (const issue of error.issues) context.issues.push({ ...issue, input: sent } as z.core.$ZodRawIssue);
    return z.NEVER;
  });

/** The fields of a form that describe its file. */
export const fileFields = {
  file_size: z.coerce.number().int().min(0).optional(),
  file_type: z.string().max(255).optional(),
};
