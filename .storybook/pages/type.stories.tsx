import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rows, StartPage } from './start-page.tsx';
import { tokens } from './tokens.ts';

const sample = 'Share Purchase Agreement, version 7';

/** The font sizes of the style sheet, largest first. */
function sizes() {
  const found = tokens(/^--text-[a-z]+(-[a-z]+)?$/).filter(({ light }) => light.endsWith('rem'));
  return found.sort((one, other) => Number.parseFloat(other.light) - Number.parseFloat(one.light));
}

function styleOf(name: string) {
  return {
    fontSize: `var(${name})`,
    lineHeight: `var(${name}--line-height)`,
    letterSpacing: `var(${name}--letter-spacing, normal)`,
    fontWeight: `var(${name}--font-weight, 400)`,
  };
}

function pixels(rem: string): string {
  return `${Number.parseFloat(rem) * 16} px`;
}

function Type() {
  return (
    <StartPage
      title="Type"
      lead="Inter with its optical sizes, shipped with the app. Hierarchy comes from size and weight; sizes, versions and times stand in tabular figures."
    >
      <h2 style={{ marginBottom: 12 }}>Sizes</h2>
      <Rows
        rows={sizes().map(({ name, light }) => ({
          name: <code>{name.slice(2)}</code>,
          note: pixels(light),
          value: <span style={styleOf(name)}>{sample}</span>,
        }))}
      />
      <h2 style={{ marginBottom: 12 }}>Weights</h2>
      <Rows
        rows={[400, 500, 550, 600, 660].map((fontWeight) => ({
          name: <code>{fontWeight}</code>,
          value: <span style={{ fontSize: 20, lineHeight: '28px', fontWeight }}>{sample}</span>,
        }))}
      />
      <h2 style={{ marginBottom: 12 }}>Figures</h2>
      <Rows
        rows={[
          { name: 'Proportional', value: '1,111,111 · 9,089,898' },
          {
            name: 'Tabular',
            note: 'sizes, versions, times',
            value: <span style={{ fontVariantNumeric: 'tabular-nums' }}>1,111,111 · 9,089,898</span>,
          },
        ]}
      />
    </StartPage>
  );
}

const meta = { title: 'Start here/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;

export const Page: StoryObj<typeof Type> = {
  parameters: { viewport: { disable: true } },
  name: 'Type',
  async play({ canvas }) {
    await expect(canvas.getByText('text-base')).toBeVisible();
    await document.fonts.ready;
    await expect(
      [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
    ).toBe(true);
  },
};
