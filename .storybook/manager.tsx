// Storybook's own frame: the product's name, names as sentences, and a panel that says in words what a state is made of.
import { addons, types, useArgs, useParameter } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { CatalogueLine } from '#web/testing/catalogue.ts';
import { factsOf, type SceneArgs } from './state-facts.ts';

const panel = 'strongroom/state';

/** "Load Failed" as a sentence says it; names with a colon or a digit were written by hand. */
function sentence(name: string): string {
  return name.replaceAll(/(?<=\s)[A-Z](?=[a-z]*(?:\s|$))/g, (letter) => letter.toLowerCase());
}

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Strongroom',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#4338ca',
    colorSecondary: '#4338ca',
    appBg: '#f5f6f9',
    appBorderRadius: 8,
  }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sentence(name) : name) },
  layoutCustomisations: {
    // The pages under "Start here" have nothing to play or to look into.
    showPanel: ({ storyId }, shown) => (storyId.startsWith('start-here-') ? false : shown),
  },
});

function State() {
  const [args] = useArgs();
  const line = useParameter<CatalogueLine | null>('catalogue', null);
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: '140px 1fr', gap: '8px 16px', padding: 16, fontSize: 13 }}>
      {factsOf(args as SceneArgs, line).map(([term, words]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt style={{ color: '#5d6a80' }}>{term}</dt>
          <dd style={{ margin: 0 }}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

addons.register(panel, () => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'State',
    render: ({ active }) => (active ? <State /> : null),
  });
});
