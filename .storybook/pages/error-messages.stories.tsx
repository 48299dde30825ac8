import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rows, StartPage } from './start-page.tsx';
import { shelves, storyHref } from './story-shelf.ts';

const illustrated = shelves
  .flatMap(({ stories }) => stories)
  .flatMap(({ id, line }) => (line ? [{ id, ...line }] : []))
  .sort((one, other) => one.situation.localeCompare(other.situation));

function ErrorMessages() {
  return (
    <StartPage
      title="Error messages"
      lead="What goes wrong, and the words that people read then. Each line is taken from the story that shows it, and that story fails when the words are not on the screen."
    >
      <div style={{ height: 24 }} />
      <Rows
        rows={illustrated.map(({ id, situation, words: [title, ...message] }) => ({
          name: (
            <a href={storyHref(id)} target="_top">
              {situation}
            </a>
          ),
          value: (
            <>
              <strong>{title}</strong>
              {message.map((words) => (
                <div key={words} className="muted">
                  {words}
                </div>
              ))}
            </>
          ),
        }))}
      />
    </StartPage>
  );
}

const meta = { title: 'Start here/Error messages', component: ErrorMessages } satisfies Meta<typeof ErrorMessages>;
export default meta;

export const Page: StoryObj<typeof ErrorMessages> = {
  parameters: { viewport: { disable: true } },
  name: 'Error messages',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(illustrated.length);
    await expect(canvas.getByText('Failed to delete document')).toBeVisible();
  },
};
