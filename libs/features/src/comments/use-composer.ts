import {
  type ConsultationStatus,
  messages,
  requiredLongText,
  withMentions,
  type CommentVisibility,
  type Mention,
  type TicketStatus,
} from '@portal/contracts';
import { useCreateComment } from '@portal/data-access';
import { sentenceOfFailure, useActionToasts, type ActionToasts } from '@portal/ui';
import { useOneAtATime, useTextDraft } from '@portal/ui-antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMentionable } from './use-mentionable.js';
import { useChosenFiles, type ChosenFileList } from './files/use-chosen-files.js';
import { useFileUploads, type FileUploads } from './files/use-file-uploads.js';

export interface Composer extends Omit<ChosenFileList, 'clearFiles'>, Pick<FileUploads, 'left' | 'retry' | 'forget'> {
  text: string;
  setText: (text: string) => void;
  /** Adds a paragraph, and sets who reads the whole. */
  insert: (added: string, readers?: CommentVisibility) => void;
  visibility: CommentVisibility;
  setVisibility: (visibility: CommentVisibility) => void;
  /** The users it can mention. */
  people: readonly Mention[];
  /** Offers what was written here earlier and not sent. */
  draftOffer: ReactNode;
  /** Whether something here would be lost: words, or files that aren't with their comment yet. */
  hasUnsent: boolean;
  /** What is missing before it can be sent. */
  problem: string | undefined;
  /** Why the last try was refused; until the next one. */
  failure: string | undefined;
  /** What is being sent now, in words. */
  progress: string | undefined;
  /** Sends it, and moves its ticket or request to `status`. Whether it went; undefined when another is on the way. */
  send: (status?: AnswerStatus) => Promise<boolean | undefined>;
}

/** The states that an answer can bring its ticket or request to. */
export type AnswerStatus = TicketStatus | ConsultationStatus;

/** What is sent of a comment; its files follow. */
export interface WrittenComment {
  body: string;
  visibility?: CommentVisibility;
  files?: number;
  /** The state that its ticket or request moves to with it. */
  status?: AnswerStatus;
}

/** A thread whose comments are answers, sent by a call of their own. */
export interface Replies {
  send: (input: WrittenComment) => Promise<{ id: string }>;
  toasts: { replied: ActionToasts; noted: ActionToasts };
  /** Under what name an unsent answer is kept. */
  draft: string;
  /** The states that a public answer can move its ticket or request to, each with what sending it so is called. */
  steps?: readonly { status: AnswerStatus; label: string }[];
  /** What else the menu of sending a public answer offers. */
  more?: readonly { key: string; label: string; onClick: () => void }[] | undefined;
  /** Why nothing can be sent now. */
  problem?: string | undefined;
  /** Where "Send and next" leads; without it there is no such choice. */
  onNext?: (() => void) | undefined;
  /** Who gets a public answer. */
  to?: ReactNode;
  /** Called when an answer has gone and nothing unsent is left. */
  onSent?: (() => void) | undefined;
  /** Called with each letter. */
  onWrite?: (() => void) | undefined;
  /** Who else writes at this moment. */
  typing?: ReactNode;
  /** The colleagues that an internal note can mention. */
  team?: readonly Mention[] | undefined;
  /** Who reads a public answer and can be mentioned in it. */
  readers?: readonly Mention[];
  /** Offers texts to begin with. */
  texts?: ReactNode;
}

/** What is kept of it over a reload; files can't be. */
interface Draft {
  text: string;
  visibility: CommentVisibility;
}

interface Place {
  taskId: string;
  /** Null for a support ticket or request. */
  projectId: string | null;
  /** Whether the writer may keep a comment among the team. */
  allowInternal: boolean;
  replies?: Replies | undefined;
}

/** A comment with its files on the way: what is typed stays until the server has it, and so does every file. */
export function useComposer({ taskId, projectId, allowInternal, replies }: Place): Composer {
  const create = useCreateComment();
  const { upload, progress: uploading, ...uploads } = useFileUploads();
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<CommentVisibility>('public');
  const ofProject = useMentionable(projectId, visibility);
  const people = (visibility === 'internal' ? replies?.team : replies?.readers) ?? ofProject;
  const answerToasts = visibility === 'internal' ? replies?.toasts.noted : replies?.toasts.replied;
  const toasts = answerToasts ?? commented;
  const commentToasts = useActionToasts(toasts);
  const draft = useTextDraft<Draft>(replies?.draft ?? `Comment on ${taskId}`, (kept) => {
    setText(kept.text);
    if (allowInternal) setVisibility(kept.visibility);
  });
  const keep = (typed: Draft): void => (typed.text.trim() === '' ? draft.clear() : draft.keep(typed));
  const { clearFiles, ...chosen } = useChosenFiles();
  const { files } = chosen;
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<string>();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = useOneAtATime(async (status?: AnswerStatus): Promise<boolean> => {
    setFailure(undefined);
    if (replies?.problem) {
      setProblem(replies.problem);
      return false;
    }
    const body = requiredLongText.safeParse(text);
    if (!body.success) {
      setProblem(text.trim() ? body.error.issues[0]?.message : wordsMissing(files.length));
      return false;
    }
    setProblem(undefined);
    setProgress('Sending');
    try {
      const written: WrittenComment = {
        body: withMentions(body.data, people),
        ...(allowInternal ? { visibility } : {}),
        ...(files.length > 0 ? { files: files.length } : {}),
        ...(status ? { status } : {}),
      };
      const comment = await (replies?.send(written) ?? create.mutateAsync({ task_id: taskId, ...written }));
      draft.drop();
      setText('');
      clearFiles();
      // comment and files are one thing to the reader, and one to the writer
      await upload({ comment_id: comment.id }, files);
      commentToasts.onSuccess();
      return true;
    } catch (error) {
      if (isHere.current) setFailure(sentenceOfFailure(error, toasts.failure));
      else commentToasts.onError(error); // the composer can't show it any more
      return false;
    } finally {
      setProgress(undefined);
    }
  });

  const write = (typed: string, readers: CommentVisibility): void => {
    setText(typed);
    setVisibility(readers);
    replies?.onWrite?.();
    keep({ text: typed, visibility: readers });
    setProblem(undefined);
  };
  return {
    text,
    draftOffer: draft.offer,
    hasUnsent: text.trim() !== '' || files.length + uploads.left.length > 0 || (uploading ?? progress) !== undefined,
    setText: (typed) => write(typed, visibility),
    insert: (added, readers = visibility) => write(text.trim() ? `${text}\n\n${added}` : added, readers),
    visibility,
    setVisibility: (next) => {
      setVisibility(next);
      keep({ text, visibility: next });
    },
    people,
    ...chosen,
    ...uploads,
    problem,
    failure,
    progress: uploading ?? progress,
    send,
  };
}

const commented: ActionToasts = {
  short: messages.short.commentCreated,
  failure: messages.shortFailure.commentCreate,
};

const wordsMissing = (files: number): string =>
  files === 0
    ? 'Write something first'
    : `Write a few words to go with the ${files === 1 ? 'file' : 'files'}, so that everybody knows what it is about`;
