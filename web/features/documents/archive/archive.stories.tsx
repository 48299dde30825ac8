import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { row } from '#web/features/documents/testing/documents-scene.ts';
import { verbOfSelection } from '#web/testing/narrow.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const shelf = room({
  folders: [{ name: 'Reports' }],
  documents: [
    { name: 'Annual Report.pdf' },
    { name: 'Budget.xlsx' },
    { name: 'Offer.pdf', accessLevel: 'confidential', downloadRestricted: true },
  ],
});

const meta = {
  title: 'Screens/Document Management/Taking along',
  component: AppScreen,
  args: { route: '/documents', scenario: shelf, persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function download(...names: string[]): Promise<void> {
  await row(names[0] ?? '');
  await person.click(screen.getByRole('button', { name: 'Select' }));
  for (const name of names) await person.click(within(await row(name)).getByRole('checkbox'));
  await person.click(await verbOfSelection(`Download (${names.length})`));
}

export const SomethingIsLeftOut: Story = {
  async play() {
    await download('Annual Report.pdf', 'Offer.pdf');
    const question = await screen.findByRole('alertdialog', { name: 'Not Everything Can Be Downloaded' });
    await expect(question).toHaveTextContent('Left out: Offer.pdf');
    await expect(question).not.toHaveTextContent('Annual Report.pdf');
  },
};

export const NothingToDownload: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Nothing of a selection may be downloaded',
    'Nothing to Download',
    'None of these documents may be downloaded.',
  ),
  async play() {
    await download('Offer.pdf');
    await shows('Nothing to Download');
  },
};

export const NotThereAnyMore: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Something of a selection is gone',
    'Not Found',
    'Some of it is not there any more. Select again what you want to download.',
  ),
  args: { faults: [fault('prepareArchive', 404)] },
  async play() {
    await download('Annual Report.pdf');
    await shows('Not Found');
  },
};

export const PreparingFailed: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A download of several fails',
    'Download Failed',
    'Unable to prepare the download. Please try again.',
  ),
  args: { faults: [fault('prepareArchive', 500)] },
  async play() {
    await download('Annual Report.pdf');
    await shows('Download Failed');
  },
};
