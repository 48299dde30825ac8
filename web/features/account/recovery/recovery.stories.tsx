import type { Meta, StoryObj } from '@storybook/react-vite';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { app, having } from '../testing/account-scene.ts';
import { openAccount, phone } from '../testing/open-account.ts';

const meta = {
  title: 'Screens/Your Account/Recovery codes',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty', faults: [having({ factors: [app] })] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Enough: Story = {
  tags: ['again'],
  async play() {
    await openAccount('Recovery codes');
    await shows('8 codes left');
  },
};

export const Few: Story = {
  args: { faults: [having({ factors: [app] }, 2)] },
  async play() {
    await openAccount('Recovery codes');
    await shows('2 codes left');
  },
};

export const FewOnAPhone: Story = { ...Few, globals: phone, tags: ['again'] };

export const NoneYet: Story = {
  args: { faults: [having()] },
  async play() {
    await openAccount('Recovery codes');
    await shows('No recovery codes yet');
  },
};

export const MakeNewAsks: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openAccount('Recovery codes');
    await person.click(await dialog.findByRole('button', { name: 'Make New Codes' }));
    await shows(/stop working at once/);
  },
};
