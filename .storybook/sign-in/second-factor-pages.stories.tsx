// The second factor at sign-in: proven, or set up by a user without one.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticePage } from '#server/auth/pages/notice-page.ts';
import { askPage, recoveryPage } from '#server/auth/second-factor/pages/ask-page.ts';
import { appPage, choosePage, passkeyPage } from '#server/auth/second-factor/pages/enrol-pages.ts';
import { savedCodesPage } from '#server/auth/second-factor/pages/saved-codes-page.ts';
import { isDrawn, ServerPage } from './server-page.tsx';

const email = 'ada@strongroom.example';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Strongroom:ada%40strongroom.example?secret=${secret}&issuer=Strongroom`;
const passkey = { task: 'task-1', options: {} };
const wrongCode = 'That code is not right. Codes work once and for about a minute';

const meta = {
  title: 'Screens/Sign-in/Second factor',
  component: ServerPage,
  play: isDrawn,
} satisfies Meta<typeof ServerPage>;
export default meta;

const story = (page: string): StoryObj<typeof ServerPage> => ({ args: { page } });

const asking = { email, passkey, hasApp: true, areCodesClosed: false, wrong: null };

export const AskForACode = story(askPage({ ...asking, passkey: null }));
export const AskForAPasskeyOrACode = story(askPage(asking));
export const WrongCode = story(askPage({ ...asking, wrong: { method: 'totp', message: wrongCode } }));
export const TooManyWrongCodes = story(askPage({ ...asking, passkey: null, areCodesClosed: true }));
export const SomebodyGuessed = story(noticePage('factorGuessed', 'Wrong ones since the last right one: 25'));
export const RecoveryCode = story(recoveryPage({ email, error: null }));
export const SetUpASecondFactor = story(choosePage({ email }));
export const SetUpAnApp = story(appPage({ email, task: 'task-1', secret, uri, name: 'Phone', wrong: null }));
export const SetUpAPasskey = story(passkeyPage({ email, ...passkey, name: 'Laptop', wrong: null }));
export const RecoveryCodesToSave = story(
  savedCodesPage({
    email,
    codes: Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkm${at}-npqr-stuv-wxyz`),
    goOn: '/',
  }),
);
