import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { open } from '#web/features/preview/testing/settings-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { documentWords } from '#web/domain/words/document-words.ts';

const meta = {
  title: 'Screens/Document Settings/Saving',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?document=doc-pdf' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function save() {
  await person.click((await open()).getByRole('button', { name: 'Save Settings' }));
}

export const Saving: Story = {
  tags: ['again'],
  args: { faults: [fault('updateDocumentSettings', { delayMs: 'never' })] },
  async play() {
    await save();
    await expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  },
};

export const ChangedByAnother: Story = {
  tags: ['again'],
  async play() {
    const settings = await open();
    await person.selectOptions(settings.getByRole('combobox', { name: 'Access Level' }), 'public');
    await step('Another person changes the level', () =>
      currentStage().world.store.transact(async (tx) =>
        tx.documents.put({ ...(await tx.documents.get('doc-pdf'))!, accessLevel: 'restricted' }),
      ),
    );
    await press('Save Settings');
    await shows('Somebody else changed this to “restricted” meanwhile. Saving again replaces it.');
  },
};

export const ChangedByAnotherOnAPhone: Story = {
  ...ChangedByAnother,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const FailedWithServerMessage: Story = {
  parameters: catalogue(
    'Settings cannot be saved, and the server says why',
    'Update Failed',
    'The room is being moved',
  ),
  args: {
    faults: [
      fault('updateDocumentSettings', { undocumented: { status: 503, body: { message: 'The room is being moved' } } }),
    ],
  },
  async play() {
    await save();
    await shows('The room is being moved');
  },
};

export const FailedWithoutMessage: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Settings cannot be saved',
    'Update Failed',
    documentWords.updateDocumentSettings.failed.message,
  ),
  args: { faults: [fault('updateDocumentSettings', { undocumented: { status: 500, body: '' } })] },
  async play() {
    await save();
    await shows(documentWords.updateDocumentSettings.failed.message);
  },
};
