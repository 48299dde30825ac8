// Storybook's own frame: the product's name, names as sentences, and a panel that describes a state in words. No JSX,
// since Storybook bundles this file without the project's settings.
import { createElement } from 'react';
import { addons, types, useArgs, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { CatalogueLine } from '#web/testing/catalogue.ts';
import { sentence } from './sentence.ts';
import { seenBy } from './seen-by.ts';
import { factsOf, type SceneArgs } from './state-facts.ts';

const panel = 'strongroom/state';

addons.setConfig({
  selectedPanel: panel,
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
    // The pages under "Start here" have nothing to play or inspect.
    showPanel: ({ storyId }: { storyId?: string }, shown) => (storyId?.startsWith('start-here-') ? false : shown),
  },
});

function State() {
  // Undefined until the story is rendered.
  const args = useArgs()[0] as SceneArgs | undefined;
  const { persona } = useGlobals()[0];
  const { storyId } = useStorybookState() as { storyId?: string };
  const line = useParameter<CatalogueLine | null>('catalogue', null);
  const facts = storyId?.startsWith('screens-')
    ? factsOf(seenBy(args ?? {}, persona), line)
    : [['Shows', 'A part, not a screen'] as const];
  return createElement(
    'dl',
    { style: { display: 'grid', gridTemplateColumns: '140px 1fr', gap: '8px 16px', padding: 16, fontSize: 13 } },
    facts.flatMap(([term, words]) => [
      createElement('dt', { key: term, style: { color: '#5d6a80' } }, term),
      createElement('dd', { key: `${term} words`, style: { margin: 0 } }, words),
    ]),
  );
}

addons.register(panel, () => {
  addons.add(panel, {
    type: types.PANEL,
    title: 'State',
    render: ({ active }) => (active ? createElement(State) : null),
  });
});
