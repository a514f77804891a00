import { type CommentReaction, commentReactions, type CommentView, messages } from '@portal/contracts';
import { useReaction, useSession } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { ClickMenu, useMenuButton } from '@portal/ui-antd';
import { SmilePlus } from 'lucide-react';
import './comment-reactions.css';

interface CommentReactionsProps {
  comment: CommentView;
  /** Whether the user may react: who reads the comment may. */
  mayReact: boolean;
}

type Reactions = CommentView['reactions'];

/** What people answered to a comment without words, each a button that gives or takes back one's own. */
export function CommentReactions({ comment, mayReact }: CommentReactionsProps) {
  const { user } = useSession();
  const react = useReaction();
  const { ref, onKeyDown } = useMenuButton();
  const { onError } = useActionToasts({ failure: messages.shortFailure.commentUpdate });
  const own = (reaction: CommentReaction): boolean =>
    comment.reactions.some((one) => one.reaction === reaction && one.people.some(({ id }) => id === user?.id));
  const toggle = (reaction: CommentReaction): void =>
    react.mutate({ id: comment.id, reaction, on: !own(reaction) }, { onError });
  const sent = react.isPending && react.variables.id === comment.id ? react.variables : undefined;
  const shown = sent && user ? withOwn(comment.reactions, sent, { id: user.id, name: '' }) : comment.reactions;
  if (shown.length === 0 && !mayReact) return null;
  return (
    <div className="flex wrap gap-6" role="group" aria-label="Reactions">
      {shown.map(({ reaction, people }) => {
        const isOwn = people.some(({ id }) => id === user?.id);
        const names = people.map(({ id, name }) => (id === user?.id ? 'you' : name)).join(', ');
        return (
          <button
            key={reaction}
            type="button"
            className="reaction outlined inline-row gap-4 tiny numeric"
            aria-pressed={isOwn}
            aria-label={`${reactionLabels[reaction]}: ${names}`}
            title={names}
            disabled={!mayReact}
            onClick={() => toggle(reaction)}
          >
            <span aria-hidden="true">{reactionEmoji[reaction]}</span> {people.length}
          </button>
        );
      })}
      {mayReact ? (
        <ClickMenu
          menu={{
            className: 'reactions__menu',
            onKeyDown,
            items: commentReactions.map((reaction) => ({
              key: reaction,
              label: (
                <>
                  <span aria-hidden="true">{reactionEmoji[reaction]}</span> {reactionLabels[reaction]}
                </>
              ),
            })),
            onClick: ({ key }) => toggle(key as CommentReaction),
          }}
        >
          <button
            ref={ref}
            type="button"
            className="reaction outlined reaction--add inline-row gap-4 tiny numeric"
            aria-label="React to this comment"
            title="React"
          >
            <SmilePlus size={15} strokeWidth={1.75} />
          </button>
        </ClickMenu>
      ) : null}
    </div>
  );
}

interface Sent {
  reaction: CommentReaction;
  on: boolean;
}

/** The reactions as they will be once the server has the one that is on its way. */
function withOwn(given: Reactions, { reaction, on }: Sent, person: { id: string; name: string }): Reactions {
  const before = new Map(given.map((one) => [one.reaction, one.people.filter(({ id }) => id !== person.id)]));
  const changed = [...(before.get(reaction) ?? []), ...(on ? [person] : [])];
  return commentReactions.flatMap((name) => {
    const people = name === reaction ? changed : (given.find((one) => one.reaction === name)?.people ?? []);
    return people.length > 0 ? [{ reaction: name, people }] : [];
  });
}

/** Reactions in words, for tooltips and assistive technology. */
const reactionLabels: Readonly<Record<CommentReaction, string>> = {
  thumbs_up: 'Thumbs up',
  heart: 'Heart',
  party: 'Celebrate',
  eyes: 'Looking into it',
  check: 'Done',
};

const reactionEmoji: Readonly<Record<CommentReaction, string>> = {
  thumbs_up: '👍',
  heart: '❤️',
  party: '🎉',
  eyes: '👀',
  check: '✅',
};
