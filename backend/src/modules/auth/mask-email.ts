/** `pat@example.com` → `p***@example.com`: the owner recognises it, others can't derive the address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0x2a)}***${email.slice(at)}`;
}
