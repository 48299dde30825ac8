// Every story of the project, read from the story files themselves, for the pages that show them together.
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

/** In the order of the file, which a module does not expose: the build leaves it in an export of its own. */
function storyNames({ __namedExportsOrder: order, ...stories }: Readonly<Record<string, unknown>>): readonly string[] {
  return (order as readonly string[] | undefined) ?? Object.keys(stories);
}

/** Titles under a root of the sidebar, in the order of the files. */
export const shelves: readonly Shelf[] = Object.values(modules).map(({ default: { title }, ...exports }) => ({
  title,
  stories: storyNames(exports).map((exportName) => shelved(title, exportName, exports[exportName])),
}));

/** The address of a story in Storybook; a link to it leaves the frame. */
export const storyHref = (id: string) => `./?path=/story/${id}`;
