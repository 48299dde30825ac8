import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleDashed } from 'lucide-react';
import { expect } from 'storybook/test';
import { AccessBadge } from './access-badge.tsx';
import { Badge, type BadgeTone } from './badge.tsx';
import { KindTile } from './kind-tile.tsx';
import { RoleBadge } from './role-badge.tsx';
import { VersionBadge } from './version-badge.tsx';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  subcomponents: { AccessBadge, RoleBadge, VersionBadge, KindTile },
  tags: ['autodocs'],
  args: { tone: 'neutral', children: 'Viewed' },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap items-center gap-2 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'yellow', 'outline'];

export const Tones: Story = {
  tags: ['picture'],
  render: () => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <>
      <Badge tone="success" icon={Check}>
        Completed
      </Badge>
      <Badge tone="warning" icon={CircleDashed}>
        Partial
      </Badge>
    </>
  ),
};

export const AccessLevels: Story = {
  render: () => (
    <>
      <AccessBadge level="public" />
      <AccessBadge level="restricted" />
      <AccessBadge level="confidential" />
    </>
  ),
  async play({ canvas }) {
    for (const word of ['Public', 'Restricted', 'Confidential']) {
      await expect(canvas.getByText(word).querySelector('svg')).not.toBeNull();
    }
  },
};

export const Roles: Story = {
  render: () => (
    <>
      <RoleBadge role="admin" />
      <RoleBadge role="manager" />
      <RoleBadge role="analyst" />
      <RoleBadge role="viewer" />
    </>
  ),
};

export const Versions: Story = {
  render: () => (
    <>
      <VersionBadge version={1} />
      <VersionBadge version={12} />
    </>
  ),
};

const files = ['Accounts.pdf', 'Letter.docx', 'Model.xlsx', 'Deck.pptx', 'Site.png', 'Notes.txt'];

export const Kinds: Story = {
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex items-center gap-2">
          {files.map((name) => (
            <KindTile key={name} mimeType={null} name={name} size={size} />
          ))}
        </div>
      ))}
    </>
  ),
};
