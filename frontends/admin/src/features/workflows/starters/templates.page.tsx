import { CreateWorkflow, type WorkflowStarter } from '@portal/contracts';
import { useCan, useCreateWorkflow, workflowQueries } from '@portal/data-access';
import { PageTitle, useActionToasts } from '@portal/ui';
import { ListFailed, ListHead } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';
import { stepIcons, toneOf } from '../builder/steps/step-look.js';
import { triggerText } from '../labels/trigger-labels.js';
import { workflowToasts } from '../workflow-toasts.js';
import '../builder/steps/flow.css';
import './templates.css';

/** Workflows to begin with, each switched on with one click or opened to be changed first. */
export function TemplatesPage({ views }: { views: ReactNode }) {
  const { data, error, refetch } = useQuery(workflowQueries.starters());
  const { data: made } = useQuery(workflowQueries.list({ limit: 100 }));
  const inUse = new Map(made?.data.flatMap(({ starter, id }) => (starter ? [[starter, id] as const] : [])));
  return (
    <section className="list-page column gap-12 full" aria-labelledby="list-title">
      <PageTitle>Templates</PageTitle>
      <ListHead title="Templates" titleId="list-title" count={data?.data.length} actions={views} />
      {error && !data ? <ListFailed noun="templates" error={error} onRetry={() => void refetch()} /> : null}
      <ul className="templates stack gap-14" aria-busy={!data && !error}>
        {data?.data.map((starter) => (
          <Template key={starter.key} starter={starter} usedAs={inUse.get(starter.key)} />
        ))}
      </ul>
    </section>
  );
}

interface TemplateProps {
  starter: WorkflowStarter;
  /** The workflow that was made of it. */
  usedAs: string | undefined;
}

function Template({ starter, usedAs }: TemplateProps) {
  const { key, name, description } = starter;
  const workflow = CreateWorkflow.parse(starter.workflow);
  const create = useCreateWorkflow();
  const toasts = useActionToasts({ success: `“${name}” is on.`, failure: workflowToasts.created.failure });
  const mayCreate = useCan('workflow.create');
  const switchOn = (): void => {
    const input: CreateWorkflow = { ...workflow, name, description, starter: key, status: 'enabled' };
    create.mutate(input, { onSuccess: toasts.onSuccess, onError: toasts.onError });
  };
  return (
    <li className="template frame stack gap-8">
      <p className="muted tiny">{triggerText(workflow.trigger)}</p>
      <h2 className="subtitle">{name}</h2>
      <p className="small">{description}</p>
      <ol className="template__steps flex wrap gap-6" aria-label="Steps">
        {workflow.actions.map(({ type }, index) => {
          const Icon = stepIcons[type];
          return (
            <li key={index} className={`template__step flow-card--${toneOf(type)}`}>
              <span className="flow-card__icon center fixed">
                <Icon size={14} strokeWidth={1.75} />
              </span>
            </li>
          );
        })}
      </ol>
      <div className="template__foot line-above row wrap small">
        {usedAs ? (
          <Link to={addresses.workflow({ id: usedAs })} className="template__used">
            <Check size={15} strokeWidth={2} /> In use
          </Link>
        ) : mayCreate ? (
          <>
            <Button size="small" loading={create.isPending} aria-label={`Switch on ${name}`} onClick={switchOn}>
              Switch on
            </Button>
            <Link to={`${addresses.workflows}/new?starter=${key}`} aria-label={`Change it first: ${name}`}>
              Change it first <ChevronRight size={14} strokeWidth={2} />
            </Link>
          </>
        ) : null}
      </div>
    </li>
  );
}
