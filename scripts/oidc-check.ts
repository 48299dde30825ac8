import { checkProvider } from '#server/auth/client/check-provider.ts';
import { readSettings, SettingsError } from '#server/settings/env.ts';
import { readOptions } from './options.ts';

const usage = `npm run oidc:check
Checks the settings against the identity provider. Exits with 1 if they do not fit.`;

readOptions({}, usage);
const signs = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

try {
  const { externalProvider, publicUrl, port } = readSettings(process.env);
  if (!externalProvider) throw new SettingsError('OIDC_ISSUER is missing: there is no other identity provider to ask');
  const findings = await checkProvider(externalProvider, publicUrl ?? `http://localhost:${port}`);
  for (const { verdict, about, detail } of findings) console.log(`${signs[verdict]}  ${about.padEnd(20)}  ${detail}`);
  if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
