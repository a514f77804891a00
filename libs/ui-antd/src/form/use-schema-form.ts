import { messages } from '@portal/contracts';
import { Form, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { emptyAsNull } from './save/changes.js';
import { badInputs, fieldNames, nameOf, reasonsOf, textOf, tooLongOf, type FieldName } from './form-fields.js';
import { fieldErrorsOf, isUnanswered, sentenceOfFailure } from './problem.js';
import { useDraft, type OfferedDraft } from './drafts/use-draft.js';
import { useOneAtATime } from './use-one-at-a-time.js';

type Values = Record<string, unknown>;

interface SchemaFormOptions<Schema extends z.ZodType> {
  /** What the form is called on its page, with the record it changes: its draft is kept under this name. */
  name: string;
  schema: Schema;
  /** Turns what the fields hold into what the schema takes; by default empty texts become null. */
  toInput?: ((values: Values) => unknown) | undefined;
  /** Sends it; false where it isn't saved yet, and what was typed is to be kept. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** Asks before it is sent; where the user doesn't agree, the form stays as it is. */
  confirm?: ((values: z.output<Schema>) => Promise<boolean>) | undefined;
  /** Sentence of the catalogue for a failure that brings none of its own. */
  failureText?: string | undefined;
}

interface SchemaForm {
  /** The form's own props: antd's `Form` takes them all. While it saves nothing can be typed. */
  formProps: { form: FormInstance<Values>; disabled: boolean; onValuesChange: (changed: Values) => void };
  form: FormInstance<Values>;
  saving: boolean;
  /** The sentence of a refusal that belongs to no field; it stands beside the buttons. */
  failure: string | undefined;
  /** What to do about a failure without an answer: the notice over the page, which says it, is behind the dialog. */
  hint: string | undefined;
  /** Validates and sends, once however often it is called; resolves to whether it was saved. */
  submit: () => Promise<boolean>;
  /** Whether something was typed that isn't saved. */
  hasChanges: () => boolean;
  /** What was typed here earlier and not sent. */
  draft: OfferedDraft | undefined;
  /** Forgets what was typed: the person leaves it on purpose. */
  dropDraft: () => void;
}

/** Whether a control has lost the focus to nothing, or out of its dialog, as a second dialog over it can leave it. */
function isLostTo(control: HTMLElement): boolean {
  const now = document.activeElement;
  return now === document.body || control.closest('[role="dialog"]')?.contains(now) === false;
}

interface Reason {
  path: string;
  message: string;
}

/**
 * A form checked by the same schema as the API; refusals of either stand beside their fields, the first of which has the
 * focus. It sends one thing once: a second Enter or click while it saves does nothing, and the fields are locked.
 */
export function useSchemaForm<Schema extends z.ZodType>({
  name,
  schema,
  toInput = emptyAsNull,
  onSubmit,
  confirm = () => Promise.resolve(true),
  failureText = messages.http.unknown,
}: SchemaFormOptions<Schema>): SchemaForm {
  const [form] = Form.useForm<Values>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [hint, setHint] = useState<string>();
  const [refused, setRefused] = useState<{ first: FieldName | undefined; from: Element | null }>();
  const isRefusedBySchema = useRef(false); // else by the server, whose reasons only a new call can take back
  const changed = useRef(new Set<string>());

  const restore = (values: Values): void => {
    form.setFieldsValue(values);
    Object.keys(values).forEach((field) => changed.current.add(field));
  };
  const draft = useDraft(name, restore);
  const forget = (): void => {
    changed.current.clear();
    draft.drop();
  };

  // after the fields are unlocked again: a locked one takes no focus
  useEffect(() => {
    if (!refused) return;
    if (refused.first) form.focusField(refused.first);
    else if (refused.from instanceof HTMLElement && isLostTo(refused.from)) refused.from.focus();
    if (refused.first) document.activeElement?.scrollIntoView({ block: 'center' });
  }, [refused, form]);

  /** Shows each reason beside its field, and the first of those that have none beside the buttons. */
  const show = (reasons: Reason[], sentence: string | undefined, from: Element | null): void => {
    const names = fieldNames(form);
    const placed = reasons.map((reason) => ({ ...reason, name: nameOf(reason.path, names) }));
    form.setFields(placed.flatMap(({ name: at, message }) => (at ? [{ name: at, errors: [message] }] : [])));
    const told = names.find((field) => placed.some(({ name: at }) => at && textOf(at) === textOf(field)));
    setFailure(told ? placed.find(({ name: at }) => !at)?.message : sentence);
    setRefused({ first: told, from });
  };

  const clear = (names: readonly FieldName[]): void => form.setFields(names.map((at) => ({ name: at, errors: [] })));

  const onValuesChange = (values: Values): void => {
    Object.keys(values).forEach((field) => changed.current.add(field));
    const kept = [...changed.current]
      .map((field) => [field, form.getFieldValue(field) as unknown] as const)
      .filter(([, value]) => !(value instanceof File)); // a draft is text, and couldn't bring it back
    if (kept.length > 0) draft.keep(Object.fromEntries(kept));
    const parsed = schema.safeParse(toInput(form.getFieldsValue()));
    const wrong = new Set(parsed.success ? [] : parsed.error.issues.map((issue) => String(issue.path[0])));
    const told = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const isSettled = ([top = '']: FieldName): boolean =>
      String(top) in values || (isRefusedBySchema.current && !wrong.has(String(top)));
    clear(told.map(({ name: at }) => at).filter((at) => isSettled(at)));
    if (parsed.error) form.setFields(tooLongOf(parsed.error, Object.keys(values), form));
  };

  const submit = useOneAtATime(async (): Promise<boolean> => {
    const from = document.activeElement;
    setFailure(undefined);
    setHint(undefined);
    clear(fieldNames(form));
    const half = badInputs(form);
    const parsed = schema.safeParse(toInput(form.getFieldsValue()));
    isRefusedBySchema.current = true;
    if (!parsed.success || half.length > 0) {
      const issues = parsed.error ? reasonsOf(parsed.error, form) : [];
      const others = issues.filter(({ path }) => half.every((bad) => bad.path !== path));
      show([...half, ...others], others[0]?.message, from);
      return false;
    }
    isRefusedBySchema.current = false;
    setSaving(true);
    try {
      if (!(await confirm(parsed.data))) return false;
      if ((await onSubmit(parsed.data)) === false) return false;
      forget();
      return true;
    } catch (error) {
      show(fieldErrorsOf(error), sentenceOfFailure(error, failureText), from);
      if (isUnanswered(error)) setHint(messages.http.unreachable);
      return false;
    } finally {
      setSaving(false);
    }
  });
  return {
    formProps: { form, disabled: saving, onValuesChange },
    form,
    saving,
    failure,
    hint,
    submit: async () => (await submit()) ?? false,
    hasChanges: () => changed.current.size > 0,
    draft: draft.offered,
    dropDraft: forget,
  };
}
