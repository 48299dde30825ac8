import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { fileOf, uploadOf } from '#web/features/uploads/testing/tray-scene.ts';
import { onlyWide } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';
import { TrayBar } from './tray-bar.tsx';
import { TrayCard } from './tray-card.tsx';
import { type ShownUpload, trayView } from './tray-view.ts';

const nothing = () => undefined;
const actions = { onCancelAll: nothing, onDismiss: nothing, onLeave: nothing };

interface MomentProps {
  uploads: readonly ShownUpload[];
  rate?: number | null;
  isOpen?: boolean;
  isPhone?: boolean;
}

/** The tray at one moment. */
function Moment({ uploads, rate = null, isOpen = true, isPhone = false }: MomentProps) {
  const view = trayView(uploads, rate);
  const Shown = isPhone ? TrayBar : TrayCard;
  return (
    <main className="h-dvh bg-surface">
      <h1 className="sr-only">Uploads</h1>
      <Shown
        view={view}
        targets={[
          {
            key: 'legal',
            folderId: 'folder-legal',
            name: 'Project Aurora / 03 Legal',
            done: view.done,
            files: view.files,
            onDecide: view.status === 'undecided' ? nothing : null,
          },
        ]}
        isOpen={isOpen}
        onToggle={nothing}
        actions={actions}
      />
    </main>
  );
}

const meta = { title: 'Screens/Upload tray', component: Moment, globals: onlyWide } satisfies Meta<typeof Moment>;
export default meta;
type Story = StoryObj<typeof Moment>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const running = uploadOf({ completed: 120, failed: 1, processing: 3, uploaded: 2, uploading: 174 });

export const Running: Story = { tags: ['cover'], args: { uploads: [running], rate: 2_200_000 } };

export const Folded: Story = { args: { uploads: [running], isOpen: false } };

export const Offline: Story = {
  args: { uploads: [uploadOf({ completed: 1, uploading: 3 }, {}, { activity: 'paused', speed: null })] },
};

export const TryingAgain: Story = {
  args: {
    uploads: [
      uploadOf({ uploading: 2 }, {}, { activity: 'retrying', setback: '503 Service Unavailable', speed: null }),
    ],
  },
};

export const SignedOut: Story = {
  args: { uploads: [uploadOf({ completed: 2, uploaded: 3 }, { isSignedOut: true, isProcessing: false })] },
};

export const WaitsForItsLevel: Story = {
  tags: ['again'],
  args: { uploads: [uploadOf({ uploaded: 3 }, { isHandedOver: false, isProcessing: false })] },
};

export const Finished: Story = {
  tags: ['again'],
  args: { uploads: [uploadOf({ completed: 12 })] },
};

export const FinishedWithFailures: Story = {
  args: { uploads: [uploadOf({ completed: 8, failed: 2 })] },
  async play() {
    await person.click(screen.getByRole('button', { name: 'Failed 2' }));
    await expect(screen.getAllByRole('button', { name: /^Retry (?!failed)/ })).toHaveLength(2);
  },
};

export const AwkwardNames: Story = {
  args: {
    uploads: [
      {
        ...running,
        state: {
          ...running.state,
          items: [
            fileOf(0, 'completed', { name: `${'Schedule of disclosed contracts and side letters '.repeat(4)}.pdf` }),
            fileOf(1, 'failed', { name: 'X'.repeat(180), folders: ['Y'.repeat(120)] }),
          ],
        },
      },
    ],
  },
};

export const BarOfAPhone: Story = {
  globals: phone,
  args: { uploads: [running], rate: 2_200_000, isOpen: false, isPhone: true },
};

export const SheetOfAPhone: Story = {
  tags: ['again'],
  globals: phone,
  args: { uploads: [running], rate: 2_200_000, isPhone: true },
};

export const SheetOfAPhoneInTheDark: Story = {
  tags: ['again'],
  globals: { ...phone, theme: 'dark' },
  args: { uploads: [uploadOf({ completed: 8, failed: 2 })], isPhone: true },
};
