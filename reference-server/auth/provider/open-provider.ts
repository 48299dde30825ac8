import type { Logger } from 'pino';
import type { Ports } from '#core/ports/ports.ts';
import { createDemoAccounts, demoIds } from '../../demonstration/demo-people.ts';
import type { Listener } from '../../http/listener.ts';
import type { Settings } from '../../settings/env.ts';
import { openBundledProvider, type BundledProviderOptions } from './bundled-provider.ts';
import { letGoOfLost } from './lost-accounts.ts';

interface ProviderParts {
  settings: Settings;
  listener: Listener;
  log: Logger;
  ports: Ports;
  isDemo: boolean;
  openState: BundledProviderOptions['openState'];
  /** Messages for the operator at the start. */
  notices: string[];
}

/**
 * Opens the bundled provider if no other is set; before administrators are invited, who may have lost their account.
 */
export async function openProvider({ settings, ports, isDemo, openState, listener, notices, log }: ProviderParts) {
  if (settings.externalProvider) return null;
  const warn = (message: string) => {
    log.warn(message);
    notices.push(message);
  };
  const bundled = await openBundledProvider({
    openState,
    publicUrl: ports.origin,
    ownAddress: listener.ownAddress,
    onFault: (error) => ports.reportFault(error, 'identity provider'),
    warn,
    shut: settings.openedBy === null ? new Set() : demoIds,
  });
  if (isDemo && settings.openedBy === null) await createDemoAccounts(bundled.accounts);
  const lost = await letGoOfLost(ports, bundled.accounts);
  if (lost !== null) warn(lost);
  return bundled;
}
