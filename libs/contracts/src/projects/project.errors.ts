import { defineErrors } from '../core/define-errors.js';
import { INVALID_PROJECT_ID } from './project-id.js';

export const projectErrors = defineErrors({
  'project.invalid_id': [400, INVALID_PROJECT_ID],
  'project.not_found': [404, 'Project not found or you do not have permission to view it'],
  'project.closed': [409, 'This project is {status}; reopen it first'],
  'project.has_records': [409, 'This project has invoices or signed documents; cancel it instead of deleting it'],
  'project_member.duplicate': [409, 'This person is in the project already'],
  'user.owns_projects': [409, '{name} still owns {count} live projects; give them to somebody else first'],
});
