// Sends due mails every few seconds. Of several servers, one sends at a time.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Looked, queueDue } from '#core/people/mail/due.ts';
import { roomName } from '#core/people/mail/message.ts';
import { sendDue, type SendingParts } from '#core/people/mail/rounds.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Settings } from '../settings/env.ts';
import { mailPage } from './mail-page.ts';
import { type Regular, regularly } from '../process/regularly.ts';
import { openSmtp, type Smtp } from './smtp.ts';

const EVERY_MS = 5000;
const CAUSES_EVERY_MS = 60_000;
/** How long a start waits for the mail server's answer, and a shutdown for a mail being sent. */
const LOOK_MS = 1000;
const LAST_MS = 2000;

interface MailParts {
  settings: Pick<Settings, 'mail'>;
  logo: Buffer | null;
  ports: Ports;
  log: Logger;
  /** Runs the work unless another server is running it. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

export interface OpenMail {
  /** Why the mail server does not work, as far as the start found out. */
  trouble: string | null;
  stop(): Promise<void>;
}

/** Without a mail server, mails stay in the outbox. Never keeps the process alive. */
export async function openMail({ settings, logo, ports, log, alone }: MailParts): Promise<OpenMail> {
  const smtp = settings.mail && openSmtp(settings.mail, { name: roomName(ports), logo }, ports.origin);
  const trouble = smtp === null ? null : await troubleOf(smtp, log);
  const sending = sendRegularly(ports, smtp, alone, logo !== null);
  return {
    trouble,
    async stop() {
      await sending.stop();
      smtp?.close();
    },
  };
}

function troubleOf(smtp: Smtp, log: Logger): Promise<string | null> {
  const checked = smtp.trouble().then((reason) => {
    if (reason === null) return null;
    const trouble = `SMTP_URL: the mail server cannot be used, and mails wait for it: ${reason}`;
    log.warn(trouble);
    return trouble;
  });
  return Promise.race([checked, setTimeout(LOOK_MS, null, { ref: false })]);
}

function sendRegularly(ports: Ports, mailer: Smtp | null, alone: MailParts['alone'], hasLogo: boolean): Regular {
  const looked: Looked = new Map();
  let isStopped = false;
  let lookedAt = -Infinity;
  const draw: SendingParts['draw'] = (message, stop) => mailPage({ name: roomName(ports), hasLogo }, message, stop);
  const round = async () => {
    if (performance.now() - lookedAt >= CAUSES_EVERY_MS) {
      await queueDue(ports, looked);
      lookedAt = performance.now();
    }
    if (mailer) await sendDue({ ports, mailer, draw, isStopped: () => isStopped });
  };
  const rounds = regularly(
    EVERY_MS,
    () => alone(round),
    (error) => ports.reportFault(error, 'mail'),
  );
  return {
    async stop() {
      isStopped = true;
      await Promise.race([rounds.stop(), setTimeout(LAST_MS, undefined, { ref: false })]);
    },
  };
}
