import { defineErrors } from '../core/define-errors.js';

export const taskErrors = defineErrors({
  'task.foreign_milestone': [400, 'This milestone belongs to another project'],
  'task.foreign_assignee': [400, 'Tasks can be given to our team, the owner of the project and its editors'],
});
