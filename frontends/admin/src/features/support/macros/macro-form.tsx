import {
  isMacro,
  limits,
  macroChanges,
  macroProblem,
  UseMacro,
  type CannedReplyView,
  type TicketView,
} from '@portal/contracts';
import { cannedReplyQueries, useSession } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Select } from 'antd';
import { macroText } from '../../canned-replies/macro-text.js';

type Rows = readonly TicketView[];

/** A canned reply and the tickets that it can be used on. */
interface ChosenMacro {
  macro: CannedReplyView;
  rows: Rows;
  /** Whether its text goes to their customers. */
  sends: boolean;
}

interface MacroFormProps {
  /** What it is used on: "this ticket", "these 3 tickets". */
  what: string;
  tickets: Rows;
  confirm: (chosen: ChosenMacro) => Promise<boolean>;
  onSubmit: (chosen: ChosenMacro) => Promise<unknown>;
  onClose: () => void;
}

/** Chooses a canned reply to use on tickets; names what it does, and each ticket to which that can't be done. */
export function MacroForm({ what, tickets, confirm, onSubmit, onClose }: MacroFormProps) {
  const { user } = useSession();
  const { data } = useQuery(cannedReplyQueries.list({ limit: limits.pageSizeMax }));
  const macros = data?.data ?? [];
  const problemsOf = (macro: CannedReplyView, sends: boolean): (string | undefined)[] =>
    tickets.map((ticket) => macroProblem(macroChanges(macro, user?.id ?? ''), ticket, sends));
  const chosenOf = ({ macro_id, sends_text }: Partial<UseMacro>) => {
    const macro = macros.find(({ id }) => id === macro_id);
    if (!macro) return undefined;
    const sends = sends_text === true && macro.body !== '';
    const problems = problemsOf(macro, sends);
    return { macro, sends, problems, rows: tickets.filter((_, at) => problems[at] === undefined) };
  };
  const schema = UseMacro.superRefine((values, context) => {
    const chosen = chosenOf(values);
    if (!chosen) return context.addIssue({ code: 'custom', path: ['macro_id'], message: 'Choose a canned reply' });
    const [problem] = chosen.problems;
    if (chosen.rows.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['macro_id'],
        message: tickets.length === 1 && problem ? problem : 'It can’t be used on any of these tickets',
      });
    if (!chosen.sends && !isMacro(chosen.macro))
      context.addIssue({ code: 'custom', path: ['sends_text'], message: 'It does nothing but send its text' });
  });
  /** Of what the schema has accepted. */
  const withChosen =
    <Answer,>(act: (chosen: ChosenMacro) => Promise<Answer>) =>
    async (values: UseMacro): Promise<Answer> => {
      const chosen = chosenOf(values);
      if (!chosen) throw new Error('The canned reply is gone');
      return act(chosen);
    };
  return (
    <FormModal
      title={`Macro for ${what}`}
      schema={schema}
      initialValues={{ sends_text: true }}
      submitText="Use macro"
      confirm={withChosen(confirm)}
      onSubmit={withChosen(onSubmit)}
      onClose={onClose}
    >
      <Form.Item name="macro_id" label="Canned reply" required>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={!data}
          options={macros.map(({ id, name }) => ({ value: id, label: name }))}
          notFoundContent="None of this name"
        />
      </Form.Item>
      <Form.Item name="sends_text" valuePropName="checked">
        <Checkbox>{tickets.length === 1 ? 'Send its text to the customer' : 'Send its text to each customer'}</Checkbox>
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => <Preview tickets={tickets} {...chosenOf(getFieldsValue() as Partial<UseMacro>)} />}
      </Form.Item>
    </FormModal>
  );
}

interface PreviewProps extends Partial<ChosenMacro> {
  tickets: Rows;
  problems?: (string | undefined)[];
}

/** What is going to happen, and to which tickets not. */
function Preview({ tickets, macro, sends, problems = [] }: PreviewProps) {
  if (!macro) return null;
  const refused = tickets.flatMap(({ number }, at) => (problems[at] ? [`${number}: ${problems[at]}`] : []));
  return (
    <div className="stack gap-8 small" aria-live="polite">
      {isMacro(macro) ? <p>{macroText(macro)}</p> : null}
      {sends ? <p className="muted prewrap">{macro.body}</p> : null}
      {tickets.length > 1 && refused.length > 0 ? (
        <div className="danger">
          Left out:
          <ul>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
