/** The people of the demo data that `npm start` names. */
export const demoAccounts = [
  { role: 'admin', email: 'admin@pamlico-it.example' },
  { role: 'customer', email: 'dana@newbern-marine.example' },
] as const;
