import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { changeSituation } from '#mock/world/world.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { endingIn } from '../testing/account-scene.ts';
import { phone } from '../testing/open-account.ts';

const meta = {
  title: 'Screens/Idle session',
  component: AppScreen,
  args: { route: '/nowhere', scenario: 'empty', faults: [endingIn(1.75)] },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const warned = async () => within(await screen.findByRole('alertdialog', { name: 'Are You Still There?' }));

export const TwoMinutesBefore: Story = {
  async play() {
    const dialog = await warned();
    await expect(dialog.getByText('1:45')).toBeInTheDocument();
  },
};

export const TwoMinutesBeforeOnAPhone: Story = { ...TwoMinutesBefore, globals: phone, tags: ['again'] };

export const OutOfReach: Story = {
  parameters: catalogue(
    'A session cannot be kept',
    'The server could not be reached. Check your connection and try again.',
  ),
  async play() {
    const dialog = await warned();
    await step('The network goes', () =>
      changeSituation(currentStage().world, {
        faults: [endingIn(1.75), fault('getCurrentUser', 'offline')],
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Stay signed in' }));
    await shows(/^The server could not be reached/);
  },
};
