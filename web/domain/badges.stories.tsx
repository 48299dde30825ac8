import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { oneOf, tryable } from '#web/testing/controls.ts';
import { AccessBadge } from './access/access-badge.tsx';
import { KindTile } from './files/kind-tile.tsx';
import { VersionBadge } from './files/version-badge.tsx';
import { RoleBadge } from './people/role-badge.tsx';

const meta = {
  title: 'Design system/Badges of the product',
  component: AccessBadge,
  subcomponents: { RoleBadge, VersionBadge, KindTile },
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { level: oneOf('public', 'restricted', 'confidential') },
  args: { level: 'public' },
  decorators: [
    (Story) => (
      <div className="flex flex-wrap items-center gap-2 bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccessBadge>;
export default meta;
type Story = StoryObj<typeof AccessBadge>;

export const AccessLevels: Story = {
  render: () => (
    <>
      <AccessBadge level="public" />
      <AccessBadge level="restricted" />
      <AccessBadge level="confidential" />
    </>
  ),
  async play({ canvas }) {
    for (const word of ['Public', 'Restricted', 'Confidential'])
      await expect(canvas.getByText(word).querySelector('svg')).not.toBeNull();
  },
};

export const Roles: Story = {
  tags: ['again'],
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
  tags: ['again'],
  render: () => (
    <>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          {files.map((name) => (
            <KindTile key={name} mimeType={null} name={name} size={size} />
          ))}
        </div>
      ))}
    </>
  ),
};
