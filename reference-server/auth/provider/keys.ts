// The provider's secrets, created at its first start and kept; unusable keys are refused at the start.
import { createPrivateKey, generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { TwoCopies, type Warn } from '#server/storage/two-copies/two-copies.ts';

export const providerKeys = z.object({
  jwks: z.object({ keys: z.array(z.record(z.string(), z.string()).refine(canSign)).min(1) }),
  cookieKeys: z.array(z.string().min(32)).min(1),
  clientSecret: z.string().min(32),
});
export type ProviderKeys = z.infer<typeof providerKeys>;

function canSign(jwk: Record<string, string>): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey({ key: jwk, format: 'jwk' });
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

/** @throws DataFolderError if the file is damaged or its key cannot sign. */
export async function openKeys(path: string, warn: Warn): Promise<ProviderKeys> {
  const files = new TwoCopies<ProviderKeys>(path);
  const found = await files.read(providerKeys, warn);
  if (found) return found;
  const made = await makeKeys();
  await files.write(made);
  return made;
}

export async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const jwk = z.record(z.string(), z.string()).parse(privateKey.export({ format: 'jwk' }));
  const secret = () => randomBytes(32).toString('base64url');
  return {
    jwks: { keys: [{ ...jwk, kid: randomUUID(), use: 'sig', alg: 'ES256' }] },
    cookieKeys: [secret()],
    clientSecret: secret(),
  };
}
