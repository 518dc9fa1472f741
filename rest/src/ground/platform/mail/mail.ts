import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { createTransport } from 'nodemailer';
import type { Config } from '../../../config.js';
import { isMailAddress } from '../../domain/text.js';

export interface Mail {
  /** The same for every attempt to send a mail, so that mail programs show a repeated one once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Additional headers, such as those for unsubscribing. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The mail server refused a mail permanently. */
export class MailRefused extends Error {}

/** Sends mails. */
export interface MailTransport {
  /**
   * Hands a mail over; rejects when it was not accepted.
   *
   * @throws MailRefused when it will never be accepted
   */
  send(mail: Mail): Promise<void>;
}

/**
 * The mail server of the settings; without one the folder `mail` of the data folder, where each mail becomes an .eml
 * file that any mail program opens.
 */
export function mailTransport(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport {
  return config.smtpUrl === undefined
    ? folderTransport(join(config.dataDir, 'mail'), config.mailFrom)
    : smtpTransport(config.smtpUrl, config.mailFrom);
}

function smtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 });
  return {
    send: async (mail) => {
      try {
        await server.sendMail(message(mail, from));
      } catch (error) {
        throw isPermanent(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/**
 * Whether a mail server refused the recipient or the mail with a permanent code 5xx (RFC 5321, 4.2.1). A refused sender
 * or password is a wrong setting, which may be corrected, so the mail is tried again.
 */
function isPermanent(error: unknown): error is Error {
  if (!isNativeError(error)) return false;
  const { command, responseCode = 0 } = error as { readonly command?: string; readonly responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode < 600;
}

function folderTransport(folder: string, from: string): MailTransport {
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: raw } = await printer.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, raw as Buffer);
      await rename(`${path}.part`, path);
    },
  };
}

function message(mail: Mail, from: string) {
  if (!isMailAddress(mail.to)) throw new MailRefused('The recipient is not a mail address.');
  return {
    from: { name: 'Programma GDD', address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${from.slice(from.indexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  };
}
