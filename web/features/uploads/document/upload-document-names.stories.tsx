import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { person, shows, step } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, pick, report } from '#web/features/uploads/testing/upload-document-scene.ts';

const meta = {
  title: 'Screens/Upload Document/Names and folders',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const OpenedInAFolder: Story = {
  tags: ['again'],
  args: { persona: 'manager', route: '/documents?folder=folder-financials' },
  async play() {
    const dialog = await open();
    await expect(dialog.getByRole('combobox', { name: 'Folder' })).toHaveValue('folder-financials');
  },
};

export const OpenedInAFolderThatIsGone: Story = {
  tags: ['again'],
  args: {
    route: '/documents?folder=Legal',
    scenario: room({ folders: [{ name: 'Legal', accessLevel: 'confidential' }, { name: 'Tax' }] }),
  },
  async play() {
    await shows('Legal');
    await person.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
    const folder = await screen.findByRole('combobox', { name: 'Folder' });
    await waitFor(() => expect(folder).toHaveDisplayValue('Legal'));
    await step('Somebody else deletes the folder', () =>
      fetch('/api/folders/Legal?cascade=true', { method: 'DELETE' }),
    );
    window.dispatchEvent(new FocusEvent('focus'));
    await waitFor(() => expect(folder).toHaveDisplayValue('A folder that is not in the list'));
    await expect(screen.getByRole('combobox', { name: 'Access Level' })).toHaveValue('confidential');
  },
};

export const OwnNameKept: Story = {
  tags: ['again'],
  async play() {
    const dialog = await open();
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Quarterly report');
    await pick(dialog);
    await dialog.findByText('Ready');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Quarterly report');
  },
};

export const NewVersionFromTheMenu: Story = {
  async play() {
    const [actions] = await screen.findAllByRole('button', { name: 'Actions for Board Minutes.pdf' });
    await person.click(actions!);
    // The browser's picker cannot be automated.
    const choose = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      void fireEvent.change(this, { target: { files: [report] } });
    });
    await person.click(await screen.findByRole('menuitem', { name: 'Upload new version' }));
    choose.mockRestore();
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Version' }));
    await expect(await dialog.findByText(/^This becomes version 2\./)).toBeVisible();
    await dialog.findByText('Ready');
  },
};

export const NextVersion: Story = {
  tags: ['again'],
  args: { route: '/documents?folder=folder-financials' },
  async play() {
    const dialog = await open();
    await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Consolidated Accounts.html');
    await expect(await dialog.findByText('Already here: this becomes version 3')).toBeVisible();
  },
};
