export interface OutgoingMail {
  /** The first part of its Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stops such mails by one POST. */
  stopLink: string;
  createdAt: Date;
}

export interface Mailer {
  /** Resolves when the server has taken the mail. @throws MailServerAway where it would take no other either */
  send(mail: OutgoingMail): Promise<void>;
}
