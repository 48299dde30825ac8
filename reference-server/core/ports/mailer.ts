export interface OutgoingMail {
  /** The first part of its Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stops such mails by a single POST. */
  stopLink: string;
  createdAt: Date;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. @throws MailServerAway if it cannot be used at all */
  send(mail: OutgoingMail): Promise<void>;
}
