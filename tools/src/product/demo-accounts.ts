/** The users of the demo data (backend/src/demo) that `npm start` prints. */
export const demoAccounts = [
  { role: 'admin', email: 'admin@pamlico.example' },
  { role: 'customer', email: 'dana@neusebakery.example' },
] as const;
