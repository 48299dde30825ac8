// Every promise of openapi.yaml that no schema can say, by its id, with the check that looks at it.
import { accessChecks } from './access.ts';
import { documentChecks } from './documents.ts';
import type { Scene } from './scene.ts';

export type PromiseCheck = (scene: Scene) => Promise<void>;

export const promiseChecks: Readonly<Record<string, PromiseCheck>> = { ...accessChecks, ...documentChecks };
