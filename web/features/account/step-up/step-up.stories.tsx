import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import {
  app,
  checkBegun,
  having,
  needsFactor,
  passkey,
  playDevice,
  tooOften,
  wrong,
} from '../testing/account-scene.ts';
import { phone } from '../testing/open-account.ts';

const refused = fault('deactivateUser', needsFactor);

const meta = {
  title: 'Screens/Confirm that it is you',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', faults: [refused, having({ factors: [passkey, app] })] },
  beforeEach: () => playDevice(),
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** Deactivates a user, which needs a confirmation. */
async function openConfirmation() {
  const [action] = await screen.findAllByRole('button', {
    name: /^(Deactivate|Actions for|More actions for) Ingrid Vos|^Actions.*Ingrid/,
  });
  await person.click(action!);
  const entry = screen.queryByRole('menuitem', { name: /^Deactivate/ });
  if (entry !== null) await person.click(entry);
  await person.click(
    within(await screen.findByRole('alertdialog', { name: 'Deactivate User' })).getByRole('button', {
      name: 'Deactivate User',
    }),
  );
  return within(await screen.findByRole('dialog', { name: 'Confirm That It Is You' }));
}

async function typeCode(code: string) {
  const dialog = await openConfirmation();
  await person.type(await dialog.findByLabelText('Code from your app'), code);
  await person.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const WithAPasskey: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await openConfirmation();
    await expect(await dialog.findByRole('button', { name: 'Use passkey' })).toBeInTheDocument();
  },
};

export const WithACode: Story = {
  args: { faults: [refused, having({ factors: [app] })] },
  async play() {
    const dialog = await openConfirmation();
    await expect(await dialog.findByLabelText('Code from your app')).toBeInTheDocument();
  },
};

export const WithACodeOnAPhone: Story = { ...WithACode, globals: phone, tags: ['again'] };

export const WrongCode: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A code is wrong where it is asked for again',
    'That code is not right. Codes work once, and only for a minute.',
  ),
  args: { faults: [refused, having({ factors: [app] }), fault('verifySecondFactor', wrong)] },
  async play() {
    await typeCode('111111');
    await shows(/^That code is not right/);
  },
};

export const WrongTooOften: Story = {
  parameters: catalogue('Codes were wrong too often', 'That was wrong too often. Try again in 4 minutes.'),
  args: { faults: [refused, having({ factors: [app] }), fault('verifySecondFactor', { ...tooOften(240) })] },
  async play() {
    await typeCode('111111');
    await shows('That was wrong too often. Try again in 4 minutes.');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

export const PasskeyCancelled: Story = {
  tags: ['again'],
  args: { faults: [refused, having({ factors: [passkey] }), checkBegun] },
  beforeEach: () => playDevice('cancelled'),
  async play() {
    const dialog = await openConfirmation();
    await person.click(await dialog.findByRole('button', { name: 'Use passkey' }));
    await shows(/^Nothing was confirmed/);
  },
};

export const NoSecondFactorYet: Story = {
  tags: ['again'],
  args: { faults: [refused, having()] },
  async play() {
    await openConfirmation();
    await shows(/^You have no second factor yet/);
  },
};

export const WithTheIdentityProvider: Story = {
  args: { faults: [refused, having({ isProviders: true })] },
  async play() {
    await openConfirmation();
    await shows(/^Your identity provider holds/);
  },
};

export const Cancelled: Story = {
  tags: ['again'],
  parameters: catalogue('A change is not confirmed', 'You did not confirm that it is you. Nothing was changed.'),
  async play() {
    const dialog = await openConfirmation();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await shows('You did not confirm that it is you. Nothing was changed.');
  },
};

export const Failed: Story = {
  tags: ['again'],
  args: { faults: [refused, fault('getMySecondFactor', 500)] },
  async play() {
    await openConfirmation();
    await shows('Failed to load your second factor');
    await press('Cancel');
  },
};
