// The states of a document under required approval, step by step, and the ways in which readers see it. Values of a
// version carry its number: `name-2.pdf`, `words-2`, `bytes-2`, `comment-2`.
import type { Stage } from './approval-stage.ts';

/** What analysts and viewers should see: name, description, and the version of the bytes. */
export interface Shown {
  version: number;
  name: number;
  words: number;
  bytes: number;
  at: string;
}

/** Nothing, one version as it was approved, or the newest as it is. */
type Outcome = Shown | null | 'newest';

/** What administrators and managers should see of the newest version. */
export interface ManagerView {
  state: 'awaiting' | 'approved' | 'rejected';
  isPending: boolean;
  approvedVersion: number | null;
  approvedName: string | null;
}

interface State {
  outcome: Outcome;
  view: ManagerView | null;
}

const awaiting = { state: 'awaiting', isPending: false, approvedVersion: null, approvedName: null } as const;
const shown = (version: number, at: string, more: Partial<Shown> = {}): Shown => ({
  ...{ version, at, name: 1, words: version, bytes: version },
  ...more,
});
const approvedAs = (approvedVersion: number, name = 1) => ({ approvedVersion, approvedName: `name-${name}.pdf` });

/** The second version has another name. */
async function second(stage: Stage): Promise<void> {
  await stage.rename(2);
  await stage.upload(2);
}

export const states: Readonly<Record<string, (stage: Stage) => Promise<State>>> = {
  'never asked for': () => Promise.resolve({ outcome: null, view: awaiting }),
  pending: async (stage) => {
    await stage.request();
    return { outcome: null, view: { ...awaiting, isPending: true } };
  },
  rejected: async (stage) => {
    await stage.reject();
    return { outcome: null, view: { ...awaiting, state: 'rejected' } };
  },
  withdrawn: async (stage) => {
    await stage.withdraw();
    return { outcome: null, view: awaiting };
  },
  'superseded before a decision': async (stage) => {
    await stage.request();
    await second(stage);
    return { outcome: null, view: awaiting };
  },
  approved: async (stage) => {
    const at = await stage.approve();
    return { outcome: shown(1, at), view: { state: 'approved', isPending: false, ...approvedAs(1) } };
  },
  'the first approved, the second not asked for': async (stage) => {
    const at = await stage.approve();
    await second(stage);
    return { outcome: shown(1, at), view: { ...awaiting, ...approvedAs(1) } };
  },
  'the first approved, the second pending': async (stage) => {
    const at = await stage.approve();
    await second(stage);
    await stage.request();
    return { outcome: shown(1, at), view: { ...awaiting, isPending: true, ...approvedAs(1) } };
  },
  'the first approved, the second rejected': async (stage) => {
    const at = await stage.approve();
    await second(stage);
    await stage.reject();
    return { outcome: shown(1, at), view: { ...awaiting, state: 'rejected', ...approvedAs(1) } };
  },
  'the first approved, the second withdrawn': async (stage) => {
    const at = await stage.approve();
    await second(stage);
    await stage.withdraw();
    return { outcome: shown(1, at), view: { ...awaiting, ...approvedAs(1) } };
  },
  'the second approved after the first': async (stage) => {
    await stage.approve();
    await second(stage);
    const at = await stage.approve();
    const view = { state: 'approved', isPending: false, ...approvedAs(2, 2) } as const;
    return { outcome: shown(2, at, { name: 2 }), view };
  },
  'the second approved, the third pending': async (stage) => {
    await stage.approve();
    await stage.upload(2);
    const at = await stage.approve();
    await stage.rename(3);
    await stage.upload(3);
    await stage.request();
    return { outcome: shown(2, at), view: { ...awaiting, isPending: true, ...approvedAs(2) } };
  },
  'approved, then renamed': async (stage) => {
    const at = await stage.approve();
    await stage.rename(2);
    return { outcome: shown(1, at), view: { state: 'approved', isPending: false, ...approvedAs(1) } };
  },
  'approved, then renamed and asked for again': async (stage) => {
    const at = await stage.approve();
    await stage.rename(2);
    await stage.request();
    return { outcome: shown(1, at), view: { ...awaiting, isPending: true, ...approvedAs(1) } };
  },
  'approved again under its new name': async (stage) => {
    await stage.approve();
    await stage.rename(2);
    const at = await stage.approve();
    const view = { state: 'approved', isPending: false, ...approvedAs(1, 2) } as const;
    return { outcome: shown(1, at, { name: 2 }), view };
  },
  'approved, and rejected under its new name': async (stage) => {
    const at = await stage.approve();
    await stage.rename(2);
    await stage.reject();
    return { outcome: shown(1, at), view: { ...awaiting, state: 'rejected', ...approvedAs(1) } };
  },
  'restored over a second that was rejected': async (stage) => {
    const at = await stage.approve();
    await second(stage);
    await stage.reject();
    await stage.restore(1);
    return { outcome: shown(1, at), view: { ...awaiting, ...approvedAs(1) } };
  },
  'restored and approved': async (stage) => {
    await stage.approve();
    await second(stage);
    await stage.restore(1);
    const at = await stage.approve();
    const outcome = shown(3, at, { name: 2, words: 2, bytes: 1 });
    return { outcome, view: { state: 'approved', isPending: false, ...approvedAs(3, 2) } };
  },
  'approval is required no more': async (stage) => {
    await stage.approve();
    await second(stage);
    await stage.require(false);
    return { outcome: 'newest', view: null };
  },
  'approval is required again': async (stage) => {
    const at = await stage.approve();
    await stage.require(false);
    await second(stage);
    await stage.require(true);
    return { outcome: shown(1, at), view: { ...awaiting, ...approvedAs(1) } };
  },
  'approval is required again, and nothing was approved': async (stage) => {
    await stage.require(false);
    await second(stage);
    await stage.require(true);
    return { outcome: null, view: awaiting };
  },
  'moved to where no approval is required': async (stage) => {
    await stage.move('elsewhere');
    return { outcome: 'newest', view: null };
  },
  'approved, moved away, changed and moved back': async (stage) => {
    const at = await stage.approve();
    await stage.move('elsewhere');
    await stage.rename(2);
    await stage.restore(1);
    await stage.move('back');
    return { outcome: shown(1, at), view: { ...awaiting, ...approvedAs(1) } };
  },
};
