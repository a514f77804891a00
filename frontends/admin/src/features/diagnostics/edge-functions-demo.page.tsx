import { functionCalls, type FunctionCall } from '@portal/contracts';
import {
  apiDocumentQuery,
  callFunction,
  sentenceFor,
  type ApiDocument,
  type FunctionAnswer,
} from '@portal/data-access';
import { QueryBoundary, optionsOf } from '@portal/features';
import { Skeleton, toast } from '@portal/ui';
import { Card, Page, PageSection, Segmented, StatusTag, useOneAtATime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import './diagnostics.css';
import { fieldKey, fieldsOf, requestOf, type FieldValues, type FunctionField } from './function-fields.js';

const labelOf = ({ method, name, action, idFrom }: FunctionCall): string =>
  `${method} ${name}${action ? ` (${action})` : ''}${idFrom && method === 'GET' ? ` by ${idFrom}` : ''}`;
const options = functionCalls.map((call, index) => ({ value: index, label: labelOf(call) }));

/** Tries each of the specification's calls: form, request and answer, as any caller (specification, sections 2 and 7). */
export function EdgeFunctionsDemoPage() {
  const document = useQuery(apiDocumentQuery);
  const [index, setIndex] = useState(0);
  const call = functionCalls[index];
  return (
    <Page title="Edge functions demo" mood="dense">
      <p className="muted small">
        Every call that clients of the old functions make, {functionCalls.length} in all. They work on this
        installation’s own data: what you create, change or delete here is created, changed or deleted.
      </p>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        aria-label="Call"
        className="explorer__calls"
        value={index}
        options={options}
        onChange={setIndex}
      />
      <QueryBoundary result={document} what="The description of the calls">
        {(loaded) =>
          call && loaded ? <Explorer key={index} call={call} document={loaded} /> : <Skeleton rows={4} height={48} />
        }
      </QueryBoundary>
    </Page>
  );
}

const callers = optionsOf({ me: 'You', visitor: 'A visitor', token: 'Access token' });
type Caller = (typeof callers)[number]['value'];

function Explorer({ call, document }: { call: FunctionCall; document: ApiDocument }) {
  const fields = fieldsOf(call, document);
  const [values, setValues] = useState<FieldValues>({});
  const [caller, setCaller] = useState<Caller>(call.session ? 'me' : 'visitor');
  const [token, setToken] = useState('');
  const [answer, setAnswer] = useState<FunctionAnswer>();
  const [isSending, setSending] = useState(false);
  const request = requestOf(call, fields, values);

  const send = useOneAtATime(async (): Promise<void> => {
    setSending(true);
    try {
      setAnswer(await callFunction({ ...request, caller: caller === 'token' ? { token } : caller }));
    } catch (error) {
      toast.error(sentenceFor(error));
    } finally {
      setSending(false);
    }
  });
  return (
    <div className="explorer stack top-aligned">
      <PageSection title={call.summary}>
        <Card>
          <div className="explorer__fields stack">
            {fields.length === 0 ? <p className="muted small">This call takes nothing.</p> : null}
            {fields.map((field) => (
              <Field
                key={fieldKey(field)}
                field={field}
                value={values[fieldKey(field)] ?? ''}
                onChange={(value) => setValues({ ...values, [fieldKey(field)]: value })}
              />
            ))}
          </div>
          <div className="explorer__send row wrap">
            <Segmented<Caller> aria-label="Call as" options={[...callers]} value={caller} onChange={setCaller} />
            {caller === 'token' ? (
              <Input
                aria-label="Access token"
                placeholder="From auth/session with transport bearer"
                value={token}
                onChange={(event) => setToken(event.target.value)}
              />
            ) : null}
            <Button
              type="primary"
              danger={call.method === 'DELETE'}
              loading={isSending}
              disabled={caller === 'token' && token === ''}
              onClick={() => void send()}
            >
              Send {call.method}
            </Button>
          </div>
        </Card>
      </PageSection>
      <div className="explorer__calls-made stack shrinks">
        <PageSection title="Request">
          <pre className="explorer__code prewrap frame tiny" tabIndex={0} aria-label="Request">
            {`${request.method} ${request.path}${request.body ? `\n\n${shown(request.body)}` : ''}`}
          </pre>
        </PageSection>
        <PageSection
          title="Answer"
          extra={
            answer ? (
              <StatusTag tone={answer.status < 400 ? 'success' : 'danger'}>
                {`${answer.status} in ${answer.milliseconds} ms`}
              </StatusTag>
            ) : null
          }
        >
          <pre className="explorer__code prewrap frame tiny" tabIndex={0} aria-label="Answer" aria-live="polite">
            {answer ? shown(answer.body) : 'Nothing was sent yet.'}
          </pre>
        </PageSection>
      </div>
    </div>
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function Field({ field, value, onChange }: { field: FunctionField; value: string; onChange: (value: string) => void }) {
  const id = `call-${fieldKey(field)}`;
  return (
    <div className="explorer__field packed stack gap-4 muted small">
      <label htmlFor={id}>
        <code>{field.name}</code>
        {field.required ? ' required' : ''}
      </label>
      {field.kind === 'choice' ? (
        <Select
          id={id}
          allowClear
          value={value === '' ? undefined : value}
          options={field.choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
        />
      ) : field.kind === 'json' ? (
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 1, maxRows: 6 }}
          placeholder="JSON"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          id={id}
          inputMode={field.kind === 'number' ? 'decimal' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
