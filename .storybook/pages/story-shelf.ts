// All stories, read from the story files, for pages that list them.
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { catalogueLine, type CatalogueLine } from '#web/testing/catalogue.ts';
import { sentence } from '../sentence.ts';

interface StoryModule {
  default: { title: string };
  [exportName: string]: unknown;
}

export interface ShelvedStory {
  id: string;
  name: string;
  /** Shown on the first page. */
  isCover: boolean;
  isPhone: boolean;
  line: CatalogueLine | null;
}

export interface Shelf {
  /** `Screens/Dashboard/Metrics`: the path in the sidebar. */
  title: string;
  stories: readonly ShelvedStory[];
}

const modules = import.meta.glob<StoryModule>(['../../web/**/*.stories.tsx', '../sign-in/*.stories.tsx'], {
  eager: true,
  // A build leaves out folders that begin with a dot otherwise.
  exhaustive: true,
});

function shelved(title: string, exportName: string, story: unknown): ShelvedStory {
  const { name, tags, parameters, globals } = story as {
    name?: string;
    tags?: readonly string[];
    parameters?: Record<string, unknown>;
    globals?: { viewport?: { value?: string } };
  };
  return {
    id: toId(title, storyNameFromExport(exportName)),
    name: name ?? sentence(storyNameFromExport(exportName)),
    isCover: tags?.includes('cover') ?? false,
    isPhone: globals?.viewport?.value === 'phone',
    line: catalogueLine(parameters),
  };
}

/** In the file's order, which the build stores in an extra export. */
function storyNames({ __namedExportsOrder: order, ...stories }: Readonly<Record<string, unknown>>): readonly string[] {
  return (order as readonly string[] | undefined) ?? Object.keys(stories);
}

/** Titles below a root of the sidebar, in file order. */
export const shelves: readonly Shelf[] = Object.values(modules).map(({ default: { title }, ...exports }) => ({
  title,
  stories: storyNames(exports).map((exportName) => shelved(title, exportName, exports[exportName])),
}));

/** A story's address in Storybook; the link leaves the frame. */
export const storyHref = (id: string) => `./?path=/story/${id}`;
