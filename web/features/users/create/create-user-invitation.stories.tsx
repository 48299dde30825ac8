import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import { type Fault, fault } from '#mock/world/fault.ts';
import { lists, submitValid } from '#web/features/users/testing/create-user-scene.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Create User/The invitation',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', faults: lists },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const created = (link: string, message: string): Fault =>
  fault('createUser', {
    status: 201,
    body: {
      id: 'user-9',
      email: 'hannah@haldenroy.example',
      firstName: 'Hannah',
      lastName: 'Bergström',
      role: 'viewer',
      profileImageUrl: null,
      lastLoginAt: null,
      invitation: { link, message },
    },
  });

const shown = async () => within(await screen.findByRole('dialog', { name: 'User Created Successfully!' }));

const link = 'https://rooms.example/?newuser=true&invitation=3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz012345678';

export const CreatedWithInvitation: Story = {
  tags: ['cover'],
  args: { faults: [...lists, created(link, `Hello Hannah,\n\nplease open this link:\n${link}`)] },
  async play() {
    await submitValid();
    const dialog = await shown();
    await expect(dialog.getByText(link)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Copy message' })).toBeInTheDocument();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const CreatedWithLongInvitation: Story = {
  args: {
    faults: [
      ...lists,
      created(`${link}${'x'.repeat(600)}`, Array.from({ length: 60 }, (_, line) => `Line ${String(line)}`).join('\n')),
    ],
  },
  async play() {
    await submitValid();
    const text = (await shown()).getByText(/^https:/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const LongInvitationOnAPhone: Story = {
  ...CreatedWithLongInvitation,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const Copied: Story = {
  tags: ['again'],
  args: CreatedWithInvitation.args!,
  beforeEach() {
    // Does not touch the viewer's clipboard.
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  async play() {
    await submitValid();
    await person.click((await shown()).getByRole('button', { name: 'Copy link' }));
    await shows('Copied!');
  },
};
