/** The toasts of a reminder that an admin sends. */
export const reminderSent = { success: 'Reminder sent successfully.', failure: 'Failed to send reminder.' };
