import type { CompanyFileView, Page } from '@portal/contracts';
import { aComment, anAttachment } from '../../factories/comment.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { documentCalls } from '../../support/calls/document-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const ground = appWithCast();
const { app, cast, as } = ground;
const { aDeal, add } = documentCalls(ground);

const filesOf = async (query = ''): Promise<Page<CompanyFileView>> => {
  const answer = await app.http.get(`/api/v1/companies/${cast.customer.companyId}/files${query}`).set(as.admin);
  return answer.body as Page<CompanyFileView>;
};

describe('the files of a company (decisions 4.118)', () => {
  it('are those of its projects, tasks, tickets, requests and deals, newest first, each with its record', async () => {
    const author = cast.coworker;
    for (const owner of [cast.customer, cast.stranger]) {
      const { project } = await app.db.given(aProject({ customer: owner }));
      const { task, ticket, consultation } = await app.db.given(
        aTask({ project }),
        aTicket({ requester: owner, project_id: project.id }),
        aConsultation({ customer: owner }),
      );
      const onTicket = { id: ticket.id, projectId: null };
      const { comment: ofTask } = await app.db.given(aComment({ task, author }));
      const { comment: note } = await app.db.given(aComment({ task: onTicket, author, visibility: 'internal' }));
      const { comment: gone } = await app.db.given(aComment({ task: onTicket, author, isDeleted: true }));
      const { comment: ofRequest } = await app.db.given(aComment({ consultation, author }));
      await app.db.given(anAttachment({ project, by: author, name: 'project.png' }));
      await app.db.given(anAttachment({ comment: ofTask, name: 'task.png' }));
      await app.db.given(anAttachment({ comment: note, name: 'ticket.png' }));
      await app.db.given(anAttachment({ comment: gone, name: 'gone.png' }));
      await app.db.given(anAttachment({ comment: ofRequest, name: 'request.png' }));
      if (owner === cast.stranger) continue;
      const deal = await aDeal();
      const document = await add(deal);
      const { data, pagination } = await filesOf();
      expect(pagination.total).toBe(5);
      expect(data.map((file) => [file.file_name, file.record_kind, file.record_id, file.record_title])).toEqual([
        [document.file_name, 'deal', deal.id, `${deal.number} ${deal.title}`],
        ['request.png', 'consultation', consultation.id, expect.stringMatching(/ Help with our network$/)],
        ['ticket.png', 'ticket', ticket.id, expect.stringMatching(/^S-\d+ The printer is offline$/)],
        ['task.png', 'task', task.id, 'Run the cables'],
        ['project.png', 'project', project.id, expect.stringMatching(/ New shop network$/)],
      ]);
      expect(data.slice(2, 4).map(({ project_id: id }) => id)).toEqual([null, project.id]);
      expect(data[4]).toMatchObject({ uploaded_by_name: 'Luis Test', file_size: 100, project_id: project.id });
    }
    const second = await filesOf('?page=2&limit=2');
    expect([second.data[0]?.file_name, second.pagination.total]).toEqual(['ticket.png', 5]);
  });
});
