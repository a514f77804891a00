import { createTransport, type SendMailOptions } from 'nodemailer';

/** The address for support of the product under test, by the domain that it sends from. */
export const SUPPORT = 'support@pamlico-it.example';

/** Sends a mail to the product, as the sender's mail server would; resolves when the product has taken it. */
export async function sendMail(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({
    url: `smtp://${process.env['E2E_INBOUND'] ?? '127.0.0.1:2525'}`,
    ignoreTLS: true,
  });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
