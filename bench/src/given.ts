/** A variable that `npm run bench -- <name>` gives. @throws Error without it */
export function given(variable: string, name: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} must be given; run npm run bench -- ${name}`);
  return value;
}
