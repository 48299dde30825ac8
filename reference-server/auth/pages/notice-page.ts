// Pages that explain why a user is not signed in (or not signed out), with a next step.
import { html } from './html.ts';
import { page } from './layout.ts';

interface Notice {
  title: string;
  message: string;
  /** Another account, if it is not named. */
  action?: { href: string; label: string };
}

const anotherAccount = { href: '/api/login', label: 'Use another account' };
const signIn = { href: '/api/login', label: 'Sign In' };

const notices = {
  notInvited: {
    title: 'You have not been invited',
    message: 'Nobody has invited this e-mail address to the data room. Ask its administrator for an invitation.',
  },
  emailNotVerified: {
    title: 'Your e-mail is not verified',
    message: 'Your identity provider has not verified your e-mail address yet. Verify it there and sign in again.',
  },
  otherSubject: {
    title: 'This account cannot sign in',
    message: 'This e-mail address belongs to a different account of the identity provider.',
  },
  accessEnded: {
    title: 'Your access has ended',
    message:
      'Your access to this data room was for a limited time, which is over. If you still need it, ask the person who invited you, or an administrator of the data room, to extend it.',
  },
  partySuspended: {
    title: 'Your access is suspended',
    message:
      'Your group is suspended for now, and with it your access to this data room. Ask the person who invited you, or an administrator of the data room.',
  },
  networkNotAllowed: {
    title: 'Not from this network',
    message:
      'Your role can use the data room from certain networks only, and you are in none of them. Sign in from one that is allowed, or ask an administrator of the data room to let this address in.',
    action: { href: '/api/login', label: 'Try again' },
  },
  stateLost: {
    title: 'Sign-in could not be completed',
    message: 'The sign-in took too long, was finished already or was started in another browser. Please start again.',
  },
  refusedAtProvider: {
    title: 'Sign-in was refused',
    message: 'The identity provider did not let you in, or you declined. Try again, or use another account.',
  },
  providerError: {
    title: 'The identity provider answered with an error',
    message: 'You are not signed in, and it is no fault of yours. If it happens again, tell your administrator.',
    action: { href: '/api/login', label: 'Try again' },
  },
  providerUnreachable: {
    title: 'Sign-in is not available',
    message: 'The identity provider cannot be reached right now. Please try again in a moment.',
    action: { href: '/api/login', label: 'Try again' },
  },
  signInFault: {
    title: 'Sign-in is not available',
    message: 'The data room cannot complete the sign-in right now. Please try again in a moment.',
    action: { href: '/api/login', label: 'Try again' },
  },
  tooManyAttempts: {
    title: 'Too many attempts',
    message:
      'There were too many failed sign-ins for this account or from this address. Please wait a minute and try again; after very many it may take an hour.',
  },
  halfSignInEnded: {
    title: 'This sign-in has ended',
    message: 'It took too long, was finished already, or cannot continue. Sign in again.',
    action: { href: '/api/login', label: 'Sign in again' },
  },
  tooManyCodes: {
    title: 'Too many attempts',
    message:
      'There were too many wrong codes in a row. Wait five minutes, then try again; after very many it may take an hour.',
    action: { href: '/auth/second-factor', label: 'Try again' },
  },
  factorGuessed: {
    title: 'Somebody may know your password',
    message:
      'You are signed in. Before that, wrong codes or passkeys were tried for your account, which only somebody with your password can do. If that was not you, tell an administrator of the data room, and change your password; if it is the data room’s own, its operator can make a link for a new one.',
    action: { href: '/', label: 'Continue' },
  },
  signInBusy: {
    title: 'Many people are signing in',
    message:
      'Your password could not be checked yet. This does not count as a failed attempt. Please try again in a moment.',
    action: { href: '/api/login', label: 'Try again' },
  },
  termsRefused: {
    title: 'You are signed out',
    message: 'You did not accept the terms of this data room, and nobody can enter without accepting them.',
    action: { href: '/', label: 'Back to Strongroom' },
  },
  invitationEnded: {
    title: 'This invitation is no longer valid',
    message:
      'It has expired, has been used already or was replaced or withdrawn. Ask the person who invited you for a new one.',
    action: signIn,
  },
  notSignedOut: {
    title: 'You are still signed in',
    message: 'Another site asked to sign you out. Nothing was changed.',
    action: { href: '/', label: 'Back to Strongroom' },
  },
  signedOut: {
    title: 'You are signed out',
    message: 'Your session has ended.',
    action: { href: '/', label: 'Back to Strongroom' },
  },
  mailStopped: {
    title: 'These mails are stopped',
    message: 'You get no more of them. To turn them on again, open Mail under Your Account in the data room.',
    action: { href: '/', label: 'Open the data room' },
  },
  mailLinkWrong: {
    title: 'This link stops no mails',
    message:
      'It is incomplete. Open it from the mail again, or choose your mails in the data room, under Your Account.',
    action: { href: '/', label: 'Open the data room' },
  },
  requestRefused: {
    title: 'This request is not valid',
    message: 'The sign-in request was refused. Please start again.',
    action: { href: '/', label: 'Back to Strongroom' },
  },
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

/** @param fact a detail for the administrator @param href of the first link, if not the usual one */
export function noticePage(name: NoticeName, fact: string | null = null, href: string | null = null): string {
  const { title, message, action = anotherAccount }: Notice = notices[name];
  return page(
    title,
    html`<p class="lead">${message}</p>
      ${fact === null ? null : html`<p class="hint">${fact}</p>`}
      <div class="actions">
        <a class="primary" href="${href ?? action.href}">${action.label}</a>
        ${action.href === '/' ? null : html`<a class="secondary" href="/">Back to Strongroom</a>`}
      </div>`,
  );
}
