import type { Devices } from '#core/ports/devices.ts';
import type { NavigationParts } from '../sign-in/navigation-parts.ts';

export interface SecondFactorParts extends NavigationParts {
  devices: Devices;
}
