import { taskQueries } from '@portal/data-access';
import { aProject, aTask, HttpResponse, http, startFakeApi } from '@portal/testing';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showPart } from '../../test/show-part.js';
import { RefreshButton } from './refresh-button.js';

const { api, rows } = startFakeApi();
const project = aProject();

function Tasks() {
  const { data } = useQuery(taskQueries.ofProject(project.id));
  return (
    <>
      {data?.data.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
      <RefreshButton queryKeys={[taskQueries.all]} />
    </>
  );
}

describe('The refresh control (specification, section 8)', () => {
  it('fetches what the screen shows and says so, also when that fails', async () => {
    Object.assign(rows, { projects: [project], tasks: [aTask({ project_id: project.id, title: 'Hang the rack' })] });
    showPart(<Tasks />);
    await screen.findByText('Hang the rack');
    rows.tasks.push(aTask({ project_id: project.id, title: 'Ground the rack' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Data Refreshed')).toBeVisible();
    expect(screen.getByText('Ground the rack')).toBeVisible();
    api.use(http.get('*/api/v1/tasks', () => HttpResponse.json({ error: 'Gone' }, { status: 403 })));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Refresh Failed')).toBeVisible();
  });
});
