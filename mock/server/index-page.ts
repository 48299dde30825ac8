// The page at the mock's address, which lists its parts with lines to copy.
import { framedPage } from '#core/room/refusal-page.ts';
import { scenarioNames } from '../world/scenario.ts';
import { escaped } from '#server/preview/pages/page.ts';
import type { ServedRoom } from './served-world.ts';

/** Printed at the start and shown on the page. */
export function curlLines(url: string): string[] {
  return [
    `curl -H 'X-Mock-Persona: viewer' ${url}/api/documents`,
    `curl -H 'Authorization: Bearer ada@strongroom.example' ${url}/api/users`,
    `curl -X POST ${url}/mock/reset -d '{"scenario": "empty"}'`,
    `curl -X POST ${url}/mock/faults -d '{"operationId": "listDocuments", "status": 503, "times": 1}'`,
    `curl -X DELETE ${url}/mock/faults`,
    `curl -X POST ${url}/mock/clock -d '{"advanceSeconds": 900}'`,
    `curl ${url}/mock/personas`,
  ];
}

const controls: readonly (readonly [call: string, what: string])[] = [
  ['GET /mock/personas', 'the people as whom a request can be made'],
  ['POST /mock/sign-in {"persona"}', 'a new session, for somebody who signed out or whose session expired'],
  ['POST /mock/reset {"scenario"?}', `begins anew: ${scenarioNames.join(', ')}; the clock and the faults go as well`],
  ['GET, POST, DELETE /mock/faults', 'what goes wrong: operationId, status, delayMs, times, after, body, headers'],
  ['GET, POST /mock/clock {"advanceSeconds"}', "the room's clock, by which links and sessions expire"],
  ['GET /mock/calls', 'what was asked so far, and how it was answered'],
  ['GET /mock/terms?persona=', 'terms that somebody has to accept before they come in, and their answer'],
  ['GET /mock/sign-in', 'where GET /api/login leads: a browser chooses who it is, and a cookie keeps that'],
];

const style = `
main { max-width: min(52rem, 100vw - 32px); }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 24px; }
p, dl { overflow-wrap: anywhere; }
dd { margin: 0 0 8px; color: light-dark(#475569, #aab4c6); }
pre { margin: 0; padding: 12px 16px; overflow-x: auto; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; }`;

export function indexPage(url: string, { world, now }: ServedRoom): string {
  const { scenario, faults } = world.situation;
  const rows = controls.map(([call, what]) => `<dt><code>${escaped(call)}</code></dt><dd>${escaped(what)}</dd>`);
  return framedPage(
    'Mock of the Strongroom API',
    `<p>The whole of openapi.yaml under <code>/api</code>, in memory. Scenario: ${escaped(scenario)}. Faults: ${faults.length}. It takes the time to be ${now().toISOString()}.</p>
<p>A header names the caller of each request: <code>X-Mock-Persona: …</code> or <code>Authorization: Bearer …</code>, with admin, manager, analyst, viewer, or the id or e-mail address of a person. Each is a session of their own.</p>
<h2>To copy</h2>
<pre tabindex="0">${escaped(curlLines(url).join('\n'))}</pre>
<h2>Beside the API</h2>
<dl>${rows.join('\n')}</dl>`,
    style,
  );
}
