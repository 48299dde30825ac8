// The present situation as the source text of a story or screen test.
import type { Fault } from '../world/fault.ts';
import { ahead } from '../world/not-calm.ts';
import { calm, type Situation } from '../world/situation.ts';

/** The path and query of the screen. */
export interface Scene {
  situation: Situation;
  route: string;
}

export function asStory(scene: Scene): string {
  const screen = screenOf(scene.route);
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
${faultImport(scene)}import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: ${quoted(`Screens/${screen}/As found`)},
  component: AppScreen,
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsFound: Story = {
${notes(scene)}  args: ${indented(sceneText(scene))},
  async play() {
    await expect(await screen.findByRole('main')).toBeVisible();
  },
};
`;
}

export function asTest(scene: Scene): string {
  return `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
${faultImport(scene)}import { renderApp } from '#web/testing/render-app.tsx';

test(${quoted(`${screenOf(scene.route)} as found`)}, async () => {
${notes(scene)}  await renderApp(${indented(sceneText(scene))});
  expect(await screen.findByRole('main')).toBeVisible();
});
`;
}

/** The arguments of `Scene` in web/testing/stage.ts, without defaults. */
function sceneText({ situation, route }: Scene): string {
  const { scenario, persona, faults, latencyMs, uploadMs, isOffline, clientAddress } = situation;
  return text({
    route,
    scenario,
    persona,
    ...(faults.length > 0 && { faults: faults.map(faultCall) }),
    ...(latencyMs > 0 && { latencyMs }),
    ...(uploadMs > 0 && { uploadMs }),
    ...(isOffline && { isOffline }),
    ...(clientAddress !== calm.clientAddress && { clientAddress }),
  });
}

function faultImport({ situation }: Scene): string {
  return situation.faults.length > 0 ? "import { fault } from '#mock/world/fault.ts';\n" : '';
}

function faultCall({ operationId, status, ...course }: Fault): Code {
  const isPlain = status !== undefined && Object.values(course).every((one) => one === undefined);
  return new Code(`fault(${quoted(operationId)}, ${text(isPlain ? status : { status, ...course })})`);
}

/** Inserted without quotes. */
class Code {
  constructor(readonly text: string) {}
}

/** Parts of a situation that a scene cannot express. */
function notes({ situation: { failurePercent, clockAheadMinutes } }: Scene): string {
  const lines = ['What was done in the room since its scenario began is not here: `scenario` takes rows as well.'];
  if (failurePercent > 0)
    lines.push(`Of a hundred calls ${failurePercent} failed by chance: name those that should among the faults.`);
  if (clockAheadMinutes > 0) lines.push(`The server's clock was ${ahead(clockAheadMinutes)}: \`now\` sets the time.`);
  return lines.map((line) => `  // ${line}\n`).join('');
}

/** The screen of a path: `/documents?folder=f` is Documents. */
function screenOf(route: string): string {
  const [, name = ''] = /^\/([\w-]*)/.exec(route) ?? [];
  return name === '' ? 'Dashboard' : name.charAt(0).toUpperCase() + name.slice(1);
}

/** A value in this project's code style. */
function text(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[\n${value.map((one) => `  ${indented(text(one))},\n`).join('')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const lines = entries.map(([name, one]) => `${identifier.test(name) ? name : quoted(name)}: ${text(one)}`);
  const short = `{ ${lines.join(', ')} }`;
  if (lines.length === 0) return '{}';
  if (short.length < 80 && !short.includes('\n')) return short;
  return `{\n${lines.map((line) => `  ${indented(line)},\n`).join('')}}`;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

function quoted(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const indented = (value: string): string => value.replaceAll('\n', '\n  ');
