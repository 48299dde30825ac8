import type { Meta, StoryObj } from '@storybook/react-vite';
import { fault } from '#mock/world/fault.ts';
import { press, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { catalogue } from '#web/testing/catalogue.ts';
import { app, having, signedInOn, threeSessions } from '../testing/account-scene.ts';
import { openAccount, phone } from '../testing/open-account.ts';

const factor = having({ factors: [app] });

const meta = {
  title: 'Screens/Your Account/Sessions',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty', faults: [factor, signedInOn(threeSessions)] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const ThreeDevices: Story = {
  async play() {
    await openAccount('Sessions');
    await shows('Safari 19 on iOS');
  },
};

export const ThreeDevicesOnAPhone: Story = { ...ThreeDevices, globals: phone, tags: ['again'] };

export const ThisOneAlone: Story = {
  tags: ['again'],
  args: { faults: [factor, signedInOn(threeSessions.slice(0, 1))] },
  async play() {
    await openAccount('Sessions');
    await shows('This session');
  },
};

export const EndAsks: Story = {
  tags: ['again'],
  async play() {
    await openAccount('Sessions');
    await press('End session on Safari 19 on iOS');
    await shows(/^You are signed out on Safari 19 on iOS/);
  },
};

export const EndAllOthersAsks: Story = {
  tags: ['again'],
  async play() {
    await openAccount('Sessions');
    await press('End all others');
    await shows(/on 2 other devices/);
  },
};

export const EndedMeanwhile: Story = {
  tags: ['again'],
  parameters: catalogue('A session that is to be ended was over already', 'That session was over before you ended it.'),
  args: { faults: [factor, signedInOn(threeSessions), fault('endMySession', 404)] },
  async play() {
    await openAccount('Sessions');
    await press('End session on Safari 19 on iOS');
    await press('End Session');
    await shows('That session was over before you ended it.');
  },
};

export const Failed: Story = {
  parameters: catalogue('The sessions cannot be loaded', 'Failed to load your sessions'),
  args: { faults: [factor, fault('listMySessions', 500)] },
  async play() {
    await openAccount('Sessions');
    await shows('Failed to load your sessions');
  },
};
