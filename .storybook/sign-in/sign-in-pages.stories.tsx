// The server-made pages of sign-in.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createAccountPage } from '#server/auth/pages/create-account-page.ts';
import { noticePage } from '#server/auth/pages/notice-page.ts';
import { signInPage } from '#server/auth/pages/sign-in-page.ts';
import { isDrawn, ServerPage } from './server-page.tsx';

const email = 'ada@strongroom.example';

const meta = { title: 'Screens/Sign-in', component: ServerPage, play: isDrawn } satisfies Meta<typeof ServerPage>;
export default meta;

const story = (page: string): StoryObj<typeof ServerPage> => ({ args: { page } });

export const SignIn = story(
  signInPage({
    action: '',
    email: '',
    error: null,
    demoChoices: [{ name: 'Ada Lindqvist', email, password: '', role: 'admin' }],
  }),
);
export const CreateAccount = story(createAccountPage({ action: '', email, error: null }));
export const NotInvited = story(noticePage('notInvited'));
export const TooManyAttempts = story(
  noticePage('tooManyAttempts', 'Your address, as the data room sees it: 203.0.113.7'),
);
export const AccessEnded = story(noticePage('accessEnded', 'Your access ended on 3 March 2026 at 23:59 (UTC).'));
