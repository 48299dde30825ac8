import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { productName, productTagline } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { StartPage } from './start-page.tsx';
import { type Shelf, shelves, type ShelvedStory, storyHref } from './story-shelf.ts';

const pages = [
  ...['When to use what', 'Who may do what', 'Colours', 'Type', 'Space and shape', 'Icons'],
  ...['Words', 'Error messages'],
];
const pageId = (page: string) => `start-here-${page.toLowerCase().replaceAll(' ', '-')}--page`;

interface AllScreensProps {
  /** The product areas in the sidebar's order. */
  areas: readonly string[];
  theme: string;
}

/** The first page: pictures of all screens with links to their states. */
function AllScreens({ areas, theme }: AllScreensProps) {
  const count = shelves.flatMap(({ stories }) => stories).length;
  return (
    <StartPage
      title="All screens"
      lead={`${productName} in ${count} stories. Each shows one state of one screen, on the real app with the mock behind it. The toolbar changes theme, size, direction and who is looking; "Play to watch" rests after each step.`}
    >
      <nav aria-label="Foundations" className="start-pages">
        {pages.map((page) => (
          <a key={page} href={storyHref(pageId(page))} target="_top">
            {page}
          </a>
        ))}
      </nav>
      {areas.map((area) => (
        <Area key={area} area={area} theme={theme} />
      ))}
      <h2>Design system</h2>
      <States
        shelves={shelves.filter(({ title }) => title.startsWith('Design system/'))}
        heading={(title) => title.slice('Design system/'.length)}
      />
      <p className="start-brand" style={{ margin: '72px 0 0' }}>
        <VaultMark size={24} />
        {productName}
        <span className="muted" style={{ fontWeight: 400 }}>
          {productTagline}
        </span>
      </p>
    </StartPage>
  );
}

function Area({ area, theme }: { area: string; theme: string }) {
  const path = `Screens/${area}`;
  // The sidebar's first area comes first.
  const own = shelves
    .filter(({ title }) => title === path || title.startsWith(`${path}/`))
    .sort((one, other) => one.title.localeCompare(other.title));
  const stories = own.flatMap((shelf) => shelf.stories);
  return (
    <section>
      <h2>{area}</h2>
      <p className="muted">{stories.length === 1 ? '1 state' : `${stories.length} states`}</p>
      <div className="start-grid">
        {stories
          .filter(({ isCover }) => isCover)
          .map((story) => (
            <Tile key={story.id} story={story} theme={theme} />
          ))}
      </div>
      <States shelves={own} heading={(title) => (title === path ? 'At the top' : title.slice(path.length + 1))} />
    </section>
  );
}

function Tile({ story: { id, name, isPhone }, theme }: { story: ShelvedStory; theme: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const source = `./thumbnails/${id}-${theme}.webp`;
  return (
    <a className="start-tile" href={storyHref(id)} target="_top">
      <span className={isPhone ? 'start-picture is-phone' : 'start-picture'}>
        <span aria-hidden>
          {missing === source ? 'No picture: its play fails, or there is no browser to draw it' : 'Being drawn …'}
        </span>
        {missing !== source && <img src={source} alt="" loading="lazy" onError={() => setMissing(source)} />}
      </span>
      <span className="start-caption">{name}</span>
    </a>
  );
}

function States({ shelves: shown, heading }: { shelves: readonly Shelf[]; heading: (title: string) => string }) {
  return (
    <div className="start-states">
      {shown.map(({ title, stories }) => (
        <div key={title}>
          <h3>{heading(title)}</h3>
          <ul>
            {stories.map(({ id, name }) => (
              <li key={id}>
                <a href={storyHref(id)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface SortParameters {
  options: { storySort: { order: readonly (string | readonly string[])[] } };
}

const meta = {
  title: 'Start here/All screens',
  render: (_args, { parameters, globals }) => {
    const { order } = (parameters as SortParameters).options.storySort;
    const areas = order[order.indexOf('Screens') + 1] as readonly string[];
    return <AllScreens areas={areas} theme={String(globals['theme'])} />;
  },
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {
  parameters: { viewport: { disable: true } },
  name: 'All screens',
  async play({ canvas }) {
    const areas = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const screens = shelves.filter(({ title }) => title.startsWith('Screens/')).map(({ title }) => title.split('/')[1]);
    await expect(new Set(areas)).toEqual(new Set([...screens, 'Design system']));
  },
};
