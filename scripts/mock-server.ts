// npm run mock:server; --help lists the options.
import { parseArgs } from 'node:util';
import { curlLines } from '#mock/server/index-page.ts';
import { type MockServerOptions, startMockServer } from '#mock/server/mock-server.ts';
import { isScenarioName, scenarioMistake, scenarioNames } from '#mock/world/scenario.ts';
import { SettingsError } from '#server/settings/env.ts';

const usage = `npm run mock:server -- [options]

The whole API of openapi.yaml over HTTP, in memory: for native apps, tools such as Postman, and tests in other languages.

  --port N              where it listens (4010); 0 takes a free port
  --host ADDRESS        this machine alone by default (127.0.0.1); 0.0.0.0 for everybody in the network
  --scenario NAME       what the room holds: ${scenarioNames.join(', ')} (demo)
  --latency MS          added to every answer (0)
  --persona PERSONA     the caller of requests that name none (without it: 401)
  --allow-origin ORIGIN pages of this origin may read the answers, such as http://localhost:8081; more than once for more

A header names the caller: "X-Mock-Persona: viewer" or "Authorization: Bearer viewer", with admin, manager, analyst,
viewer, or the id or e-mail address of a person.`;

function readOptions(): MockServerOptions | null {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      scenario: { type: 'string', default: 'demo' },
      latency: { type: 'string', default: '0' },
      persona: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const { scenario, host, persona = null } = values;
  if (!isScenarioName(scenario)) throw new Error(`--scenario: ${scenarioMistake(scenario)}`);
  const port = whole('--port', values.port, 65_535);
  const latencyMs = whole('--latency', values.latency, 600_000);
  return { port, host, scenario, persona, latencyMs, origins: values['allow-origin'].map(originOf) };
}

function whole(option: string, text: string, most: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) throw new Error(`${option} takes 0 to ${most}, not “${text}”`);
  return Number(text);
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null' || !/^https?:/.test(origin)) {
    throw new Error(`--allow-origin takes an origin such as http://localhost:8081, not “${text}”`);
  }
  return origin;
}

try {
  const options = readOptions();
  if (options === null) {
    console.log(usage);
    process.exit(0);
  }
  const server = await startMockServer(options);
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal ends running requests; npm passes on the signal that its terminal has sent as well.
      if (isEnding) return;
      isEnding = true;
      void server.close().then(() => process.exit(0));
    });
  }
  console.log(`\n  Mock of the Strongroom API:  ${server.url}  (scenario ${options.scenario}, in memory)\n`);
  for (const line of curlLines(server.url)) console.log(`    ${line}`);
  console.log(`\n  What else there is:  ${server.url}/mock/\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof SettingsError)) console.error('Options: npm run mock:server -- --help');
  process.exit(2);
}
