import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { icons } from 'virtual:icons';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { StartPage } from './start-page.tsx';

const words = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();

function Icons() {
  const [search, setSearch] = useState('');
  const [copied, setCopied] = useState('');
  const found = icons.filter(({ name, usedIn }) =>
    `${name} ${words(name)} ${usedIn.join(' ')}`.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(name);
    setCopied(name);
  };
  return (
    <StartPage
      title="Icons"
      lead={`The ${icons.length} icons that the product uses, all of Lucide, found in its source. Press one to copy its name. Take one of these before a new one: one meaning, one icon.`}
    >
      <div style={{ maxWidth: 360, margin: '24px 0 16px' }}>
        <SearchField label="Search icons and where they are used" value={search} onChange={setSearch} />
      </div>
      <p role="status" className="muted" style={{ minHeight: 20 }}>
        {copied === '' ? `${found.length} of ${icons.length}` : `Copied ${copied}`}
      </p>
      <ul className="start-icons">
        {found.map(({ name, Icon, usedIn }) => (
          <li key={name}>
            <button type="button" className="start-icon" title={usedIn.join('\n')} onClick={() => void copy(name)}>
              <Icon size={20} aria-hidden />
              <span>{name}</span>
              <span className="muted">{usedIn.length === 1 ? '1 place' : `${usedIn.length} places`}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No icon has this in its name, or is used there.</p>}
    </StartPage>
  );
}

const meta = { title: 'Start here/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const Page: StoryObj<typeof Icons> = {
  parameters: { viewport: { disable: true } },
  name: 'Icons',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(icons.length);
    const written: string[] = [];
    const clipboard = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    try {
      await userEvent.type(canvas.getByRole('searchbox'), 'folder plus');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
      await userEvent.click(canvas.getByRole('button', { name: /^FolderPlus/ }));
      await expect(await canvas.findByText('Copied FolderPlus')).toBeVisible();
      await expect(written).toEqual(['FolderPlus']);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};
