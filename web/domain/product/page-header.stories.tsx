import type { Meta, StoryObj } from '@storybook/react-vite';
import { tryable, words } from '#web/testing/controls.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Design system/Page header',
  component: PageHeader,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { title: words, subtitle: words, actions: { control: false } },
  args: {
    title: 'Document Management',
    subtitle: 'Store, share and control documents in folders',
    actions: <Button variant="primary">Upload Document</Button>,
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Default: Story = {};
export const WithoutActions: Story = {
  tags: ['again'],
  args: { actions: undefined },
};
