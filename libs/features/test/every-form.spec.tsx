import {
  aComment,
  aConsultation,
  aMeeting,
  aMilestone,
  anAdmin,
  anId,
  aProject,
  aTask,
  startFakeApi,
} from '@portal/testing';
import { useState, type ReactNode } from 'react';
import { NoteForm } from '../src/activity/note-form.js';
import { CommentThread } from '../src/comments/comment-thread.js';
import { ConsultationFormModal } from '../src/consultations/consultation-form-modal.js';
import { useSaveConsultation } from '../src/consultations/use-save-consultation.js';
import { MeetingReason, RescheduleMeeting } from '../src/meetings/meeting-actions.js';
import { useSaveMeeting } from '../src/meetings/use-save-meeting.js';
import { EditMilestoneForm } from '../src/milestones/milestone-form.js';
import { MilestoneTimeline } from '../src/milestones/milestone-timeline.js';
import { useApproval } from '../src/milestones/use-approval.js';
import { useSaveMilestone } from '../src/milestones/use-save-milestone.js';
import { MemberForm } from '../src/projects/member-form.js';
import { NewTicketForm } from '../src/support/new-ticket-form.js';
import { TaskForm } from '../src/tasks/form/task-form.js';
import { describeForms, type FormCase } from '../src/testing/index.js';

const admin = anAdmin();
const { api, rows } = startFakeApi(() => admin);
const project = aProject();
const inIt = { project_id: project.id };
const task = aTask(inIt);
const milestone = aMilestone({ ...inIt, status: 'awaiting_approval' });
const meeting = aMeeting();
const request = aConsultation();

beforeEach(() => {
  rows.projects = [{ ...project }];
  rows.milestones = [{ ...milestone }];
  rows.comments = [aComment({ ...inIt, task_id: task.id, author_id: admin.id, author_name: 'Dana', body: 'My words' })];
});

const NEXT_YEAR = '2027-03-16T15:00:00.000Z';
const TEXT = { text: 'Words that nobody has written before' };
const src = (path: string): string => `libs/features/src/${path}`;

/** Shows a form until it closes. */
function Open({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(true);
  return open ? children(() => setOpen(false)) : null;
}

function Approvals({ about }: { about: 'approve' | 'requestChanges' }) {
  const approval = useApproval('owner');
  return (
    <>
      <button type="button" onClick={() => approval[about](milestone)}>
        Answer
      </button>
      {approval.dialog}
    </>
  );
}

function MilestoneEditor() {
  const { save } = useSaveMilestone(milestone);
  return (
    <Open>
      {(close) => <EditMilestoneForm milestone={milestone} mayAskForApproval onSave={save} onClose={close} />}
    </Open>
  );
}

function RequestEditor() {
  const { save } = useSaveConsultation(request);
  return (
    <Open>
      {(close) => (
        <ConsultationFormModal request={request} fields={['title']} onSave={save} onClose={close}>
          {null}
        </ConsultationFormModal>
      )}
    </Open>
  );
}

function Calling() {
  const { save } = useSaveMeeting(meeting);
  return (
    <Open>
      {(close) => (
        <MeetingReason meeting={meeting} to="cancelled" reader="The customer" onSave={save} onClose={close} />
      )}
    </Open>
  );
}

const Thread = () => <CommentThread taskId={task.id} projectId={project.id} access="owner" />;

const cases: FormCase[] = [
  {
    file: src('activity/note-form.tsx'),
    submit: 'Save note',
    Screen: () => <NoteForm entityType="project" entityId={project.id} access="owner" />,
    open: ['Write a note'],
    values: TEXT,
    refusal: 'Failed to log activity. Your words are still here.',
  },
  {
    file: src('comments/comment-composer.tsx'),
    submit: 'Send comment',
    Screen: Thread,
    values: TEXT,
    unanswered: 'Failed to create comment',
  },
  {
    file: src('rich-text/rich-text-form.tsx'),
    submit: 'Save changes',
    Screen: Thread,
    open: ['Edit comment of Dana'],
    values: TEXT,
    unanswered: 'Failed to update comment',
    done: 'Comment updated',
  },
  {
    file: src('consultations/consultation-form-modal.tsx'),
    submit: 'Save changes',
    Screen: RequestEditor,
    values: { title: 'Another title' },
    unanswered: 'Failed to update consultation request.',
  },
  {
    file: src('meetings/meeting-actions.tsx'),
    submit: 'Cancel meeting',
    Screen: Calling,
    unanswered: 'Failed to update meeting.',
  },
  {
    file: src('meetings/meeting-actions.tsx'),
    submit: 'Move meeting',
    Screen: () => (
      <Open>
        {(close) => (
          <RescheduleMeeting meeting={meeting} consultationType="general_consultation" side="admin" onClose={close} />
        )}
      </Open>
    ),
    values: { starts_at: NEXT_YEAR },
  },
  {
    file: src('milestones/milestone-form.tsx'),
    submit: 'Add milestone',
    Screen: () => <MilestoneTimeline projectId={project.id} access="owner" />,
    open: ['Add milestone'],
    values: { title: 'Wired' },
    unanswered: 'Failed to create milestone',
  },
  {
    file: src('milestones/milestone-form.tsx'),
    submit: 'Save changes',
    Screen: MilestoneEditor,
    values: { title: 'Another title' },
    unanswered: 'Failed to update milestone',
  },
  {
    file: src('milestones/use-approval.tsx'),
    submit: 'Approve milestone',
    Screen: () => <Approvals about="approve" />,
    open: ['Answer'],
    values: { reason: 'Agreed by phone' },
  },
  {
    file: src('milestones/use-approval.tsx'),
    submit: 'Ask for changes',
    Screen: () => <Approvals about="requestChanges" />,
    open: ['Answer'],
    values: { comment: 'Label the ports' },
  },
  {
    file: src('projects/member-form.tsx'),
    submit: 'Add person',
    Screen: () => <Open>{(close) => <MemberForm projectId={project.id} onClose={close} />}</Open>,
    values: { email: 'dana@neusebakery.example' },
  },
  {
    file: src('support/new-ticket-form.tsx'),
    submit: 'Open ticket',
    Screen: () => <Open>{(close) => <NewTicketForm onClose={close} />}</Open>,
    values: { title: 'The printer is offline', description: 'Nobody can print.' },
  },
  {
    file: src('tasks/form/new-task-form.tsx'),
    submit: 'Create task',
    Screen: () => <Open>{(close) => <TaskForm projectId={project.id} onClose={close} />}</Open>,
    values: { title: 'Label the ports' },
  },
  {
    file: src('tasks/form/task-form.tsx'),
    submit: 'Save changes',
    Screen: () => <Open>{(close) => <TaskForm projectId={project.id} task={task} onClose={close} />}</Open>,
    values: { title: 'Another title' },
    unanswered: 'Failed to update task',
    answer: { ...task, version: 2, id: anId() },
  },
];

describe('Every form that portal and console share', () => {
  describeForms(api, cases);
});
