import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rows, StartPage } from './start-page.tsx';
import { tokens } from './tokens.ts';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

function Space() {
  return (
    <StartPage
      title="Space and shape"
      lead="A grid of 4 px, corners of 8 to 12 px, hairline borders, and one soft elevation for what lies over the page."
    >
      <h2 style={{ marginBottom: 12 }}>Space</h2>
      <Rows
        rows={steps.map((step) => ({
          name: <code>{`p-${step}, gap-${step}`}</code>,
          note: `${step * 4} px`,
          value: <i className="start-bar" style={{ width: `calc(var(--spacing) * ${step})` }} />,
        }))}
      />
      <h2 style={{ marginBottom: 12 }}>Corners</h2>
      <Rows
        rows={tokens(/^--radius-/).map(({ name, light }) => ({
          name: <code>{name.slice(2).replace('radius', 'rounded')}</code>,
          note: light,
          value: <div className="start-box" style={{ borderRadius: `var(${name})` }} />,
        }))}
      />
      <h2 style={{ marginBottom: 12 }}>Elevation</h2>
      <Rows
        rows={tokens(/^--shadow-(1|overlay)$/).map(({ name }) => ({
          name: <code>{name.slice(2)}</code>,
          value: <div className="start-box" style={{ boxShadow: `var(${name})`, borderRadius: 12, margin: 12 }} />,
        }))}
      />
      <h2 style={{ marginBottom: 12 }}>Motion</h2>
      <Rows
        rows={tokens(/^--(default-transition-.*|ease-out|animate-.*)$/).map(({ name, light }) => ({
          name: <code>{name.slice(2)}</code>,
          value: <code>{light}</code>,
        }))}
      />
      <p className="muted" style={{ marginTop: 12 }}>
        Nothing moves for people who ask their system for less motion.
      </p>
    </StartPage>
  );
}

const meta = { title: 'Start here/Space and shape', component: Space } satisfies Meta<typeof Space>;
export default meta;

export const Page: StoryObj<typeof Space> = {
  parameters: { viewport: { disable: true } },
  name: 'Space and shape',
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('shadow-overlay')).toBeVisible();
    await expect(canvas.getByText('rounded-xl')).toBeVisible();
    await expect(canvasElement.querySelector('.start-bar')?.getBoundingClientRect().width).toBe(4);
  },
};
