import type { TicketView } from '@portal/contracts';
import { Badge } from '@portal/ui-antd';
import '../support.css';

/** The tags of a ticket; nothing where it has none. */
export const tagsOf = ({ tags = [] }: TicketView) =>
  tags.length === 0 ? null : (
    <span className="inline-row wrap gap-4">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );

/** The same in a row of the queue, where there is room: cut where theirs ends. */
export const tagsInRow = ({ tags = [] }: TicketView) =>
  tags.length === 0 ? null : (
    <span className="list-line__only-wide">
      <span className="ticket-tags ellipsis" title={tags.join(', ')}>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    </span>
  );
