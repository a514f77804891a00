import { Form, type FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { emptyAsNull } from './changes.js';
import { fieldErrorsOf, sentenceOfFailure } from './problem.js';

type Values = Record<string, unknown>;

interface SchemaFormOptions<Schema extends z.ZodType> {
  schema: Schema;
  /** Turns what the fields hold into what the schema takes; by default empty texts become null. */
  toInput?: ((values: Values) => unknown) | undefined;
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
}

interface SchemaForm {
  form: FormInstance<Values>;
  saving: boolean;
  /** The sentence of a refusal that belongs to no field. */
  failure: string | undefined;
  /** Validates and sends; resolves to whether it was saved. */
  submit: () => Promise<boolean>;
  /** The form's `onValuesChange`: takes away the reasons that no longer hold. */
  recheck: (changed: Values) => void;
}

/** A form checked by the same schema as the API; refusals of either stand beside their fields. */
export function useSchemaForm<Schema extends z.ZodType>({
  schema,
  toInput = emptyAsNull,
  onSubmit,
}: SchemaFormOptions<Schema>): SchemaForm {
  const [form] = Form.useForm<Values>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRefusedBySchema = useRef(false); // else by the server, whose reasons only a new call can take back

  /** Shows each reason beside its field; whether there was a field for at least one. */
  const show = (reasons: { path: string; message: string }[]): boolean => {
    const names = Object.keys(form.getFieldsValue());
    const known = reasons.filter((reason) => names.includes(fieldOf(reason.path)));
    form.setFields(known.map((reason) => ({ name: fieldOf(reason.path), errors: [reason.message] })));
    const first = names.find((name) => known.some((reason) => fieldOf(reason.path) === name));
    if (first) form.focusField(first);
    return first !== undefined;
  };

  const clear = (names: readonly string[]): void => form.setFields(names.map((name) => ({ name, errors: [] })));

  const recheck = (changed: Values): void => {
    const parsed = schema.safeParse(toInput(form.getFieldsValue()));
    const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0])));
    const told = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const names = told.map(({ name }) => name.join('.'));
    clear(names.filter((name) => name in changed || (isRefusedBySchema.current && !wrong.has(name))));
  };

  const submit = async (): Promise<boolean> => {
    setFailure(undefined);
    clear(Object.keys(form.getFieldsValue()));
    const parsed = schema.safeParse(toInput(form.getFieldsValue()));
    isRefusedBySchema.current = !parsed.success;
    if (!parsed.success) {
      const reasons = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      if (!show(reasons)) setFailure(reasons[0]?.message);
      return false;
    }
    setSaving(true);
    try {
      await onSubmit(parsed.data);
      return true;
    } catch (error) {
      if (!show(fieldErrorsOf(error))) setFailure(sentenceOfFailure(error));
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { form, saving, failure, submit, recheck };
}

const fieldOf = (path: string): string => path.split('.')[0] ?? path;
