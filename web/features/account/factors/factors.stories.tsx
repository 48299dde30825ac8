import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import {
  ago,
  app,
  having,
  passkey,
  passkeyBegun,
  playDevice,
  tenCodes,
  totpBegun,
  wrong,
} from '../testing/account-scene.ts';
import { openAccount, phone } from '../testing/open-account.ts';

const meta = {
  title: 'Screens/Your Account/Second factor',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty' },
  beforeEach: () => playDevice(),
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const both = having({ factors: [passkey, app] });
const added = fault('finishTotpEnrolment', { status: 201, body: { factor: app, recoveryCodes: tenCodes } });

async function addApp(code: string) {
  const dialog = await openAccount();
  await person.click(await dialog.findByRole('button', { name: 'Add authenticator app' }));
  const add = within(await screen.findByRole('dialog', { name: 'Add Authenticator App' }));
  await person.type(add.getByLabelText('Code'), code);
  await person.click(add.getByRole('button', { name: 'Add App' }));
  return add;
}

export const NoneYet: Story = {
  tags: ['again'],
  args: { faults: [having()] },
  async play() {
    await openAccount();
    await shows(/^You have none yet/);
  },
};

export const NoneThoughTheRoleNeedsOne: Story = {
  args: { faults: [having({ isRequired: true })] },
  async play() {
    await openAccount();
    await shows(/^Your role needs one/);
  },
};

export const WithTheIdentityProvider: Story = {
  args: { faults: [having({ isProviders: true })] },
  async play() {
    await openAccount();
    await shows(/^Your identity provider asks for one/);
  },
};

export const TwoFactors: Story = {
  tags: ['cover'],
  args: { faults: [both] },
  async play() {
    const dialog = await openAccount();
    await expect(await dialog.findByText('Work laptop')).toBeInTheDocument();
  },
};

export const TwoFactorsOnAPhone: Story = { ...TwoFactors, tags: ['again'], globals: phone };

export const ManyWrongInARow: Story = {
  args: { faults: [having({ factors: [passkey], manyWrong: { count: 112, lastAt: ago(180) } })] },
  async play() {
    await openAccount();
    await shows(/^112 wrong codes or passkeys in a row were tried in your name, the last one 3 hours ago/);
  },
};

export const TheLastOneStays: Story = {
  tags: ['again'],
  args: { faults: [having({ factors: [passkey], isRequired: true })] },
  async play() {
    const dialog = await openAccount();
    const remove = await dialog.findByRole('button', { name: /^Your role needs a second factor/ });
    await expect(remove).toBeDisabled();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('getMySecondFactor', { delayMs: 'never' })] },
  async play() {
    await openAccount();
    await expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  parameters: catalogue('The second factor cannot be loaded', 'Failed to load your second factor'),
  args: { faults: [fault('getMySecondFactor', 500)] },
  async play() {
    await openAccount();
    await shows('Failed to load your second factor');
  },
};

export const AddAuthenticatorApp: Story = {
  args: { faults: [both, totpBegun] },
  async play() {
    const dialog = await openAccount();
    await person.click(await dialog.findByRole('button', { name: 'Add authenticator app' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add Authenticator App' }));
    await expect(add.getByRole('img', { name: /^QR code/ })).toBeInTheDocument();
  },
};

export const AddAuthenticatorAppOnAPhone: Story = { ...AddAuthenticatorApp, globals: phone, tags: ['again'] };

export const WrongCode: Story = {
  parameters: catalogue(
    'The first code of an app is wrong',
    'That code is not right. Codes work once, and only for a minute.',
  ),
  args: { faults: [both, totpBegun, fault('finishTotpEnrolment', wrong)] },
  async play() {
    await addApp('111111');
    await shows(/^That code is not right/);
  },
};

export const RecoveryCodesShownOnce: Story = {
  args: { faults: [having(), totpBegun, added] },
  async play() {
    await addApp('123456');
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Save Your Recovery Codes' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await shows(/^Save the codes and tick this first/);
  },
};

export const RecoveryCodesShownOnceOnAPhone: Story = { ...RecoveryCodesShownOnce, globals: phone, tags: ['again'] };

export const AddPasskey: Story = {
  tags: ['again'],
  args: { faults: [having({ factors: [app] })] },
  async play() {
    await openAccount();
    await press('Add passkey');
    await expect(await screen.findByRole('dialog', { name: 'Add Passkey' })).toBeInTheDocument();
  },
};

export const PasskeyCancelled: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A passkey is not confirmed',
    'Nothing was confirmed: it was cancelled, or it took too long. Try again when you are ready.',
  ),
  args: { faults: [both, passkeyBegun] },
  beforeEach: () => playDevice('cancelled'),
  async play() {
    await openAccount();
    await press('Add passkey');
    await press('Continue');
    await shows(/^Nothing was confirmed/);
  },
};

export const PasskeyKnownAlready: Story = {
  tags: ['again'],
  parameters: catalogue('A device is added a second time', 'This device has a passkey for your account already.'),
  args: { faults: [both, passkeyBegun] },
  beforeEach: () => playDevice('known'),
  async play() {
    await openAccount();
    await press('Add passkey');
    await press('Continue');
    await shows(/^This device has a passkey/);
  },
};

export const PasskeysNotSupported: Story = {
  tags: ['again'],
  args: { faults: [having()] },
  beforeEach: () => playDevice('is missing'),
  async play() {
    const dialog = await openAccount();
    await expect(await dialog.findByRole('button', { name: 'Add passkey' })).toBeDisabled();
  },
};

export const Rename: Story = {
  tags: ['again'],
  args: { faults: [both] },
  async play() {
    await openAccount();
    await press('Rename Work laptop');
    await expect(await screen.findByRole('dialog', { name: 'Rename' })).toBeInTheDocument();
  },
};

export const RemoveAsks: Story = {
  tags: ['again'],
  args: { faults: [having({ factors: [passkey] })] },
  async play() {
    await openAccount();
    await press('Remove Work laptop');
    await shows(/your only second factor/);
  },
};
