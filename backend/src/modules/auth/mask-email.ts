/** `pat@example.com` → `p***@example.com`: enough to recognise one's own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${String.fromCodePoint(email.codePointAt(0) ?? 0x2a)}***${email.slice(at)}`;
}
