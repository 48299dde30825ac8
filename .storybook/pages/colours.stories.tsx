import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartPage } from './start-page.tsx';
import { colours, type Token } from './tokens.ts';

const groups: readonly (readonly [heading: string, pattern: RegExp])[] = [
  ['Surfaces', /^(canvas|surface.*|neutral-soft|skeleton|overlay)$/],
  ['Lines', /^border.*$/],
  ['Words', /^text(-muted|-subtle)?$/],
  ['Accent and focus', /^(accent.*|on-accent|focus)$/],
  ['Success', /^success.*$/],
  ['Warning', /^warning.*$/],
  ['Danger', /^danger.*$/],
  ['Information', /^(info|yellow).*$/],
  ['Kinds of files', /^kind-.*$/],
  ['Charts', /^chart-.*$/],
  ['Brand panel and paper', /^(brand|on-brand|paper|mark).*$/],
];

function Swatch({ token: { name, light, dark } }: { token: Token }) {
  return (
    <div className="start-swatch">
      <div>
        <i style={{ background: light }} />
        <i style={{ background: dark ?? light }} />
      </div>
      <dl>
        <dt>{name}</dt>
        <dd>Light {light}</dd>
        <dd>{dark === null ? 'Dark: the same' : `Dark ${dark}`}</dd>
      </dl>
    </div>
  );
}

function Colours() {
  return (
    <StartPage
      title="Colours"
      lead="Read from the style sheet as it is loaded: the light value at the left, the dark one at the right. Components name these tokens and know no values."
    >
      {groups.map(([heading, pattern]) => (
        <section key={heading}>
          <h2 style={{ marginBottom: 12 }}>{heading}</h2>
          <div className="start-swatches">
            {colours(pattern).map((token) => (
              <Swatch key={token.name} token={token} />
            ))}
          </div>
        </section>
      ))}
    </StartPage>
  );
}

const meta = { title: 'Start here/Colours', component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const Page: StoryObj<typeof Colours> = {
  parameters: { viewport: { disable: true } },
  name: 'Colours',
  async play({ canvas }) {
    await expect(canvas.getByText('accent')).toBeVisible();
    // A token outside of all groups would be missing here.
    const themed = colours(/./).filter(({ dark }) => dark !== null);
    const shown = groups.flatMap(([, pattern]) => colours(pattern)).map(({ name }) => name);
    await expect(themed.map(({ name }) => name).filter((name) => !shown.includes(name))).toEqual([]);
  },
};
