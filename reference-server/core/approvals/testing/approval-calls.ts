// Short forms of the calls about approvals, in a data room with three users who may decide.
import type { components } from '#contract/api.d.ts';
import { POLICY } from '../../records/keys.ts';
import type { TestAnswer, TestRoom } from '../../testing/room.ts';

export type Approval = components['schemas']['Approval'];

/** An administrator. */
export const ADA = 'user-admin';
/** Managers. */
export const MARCUS = 'user-manager';
export const OLGA = 'user-olga';

interface Requesting {
  as: string;
  version?: number;
  sha256?: string;
  note?: string;
  approverIds?: readonly string[];
}

interface Deciding {
  as: string;
  decision?: 'approve' | 'reject';
  comment?: string;
}

export type ApprovalCalls = Awaited<ReturnType<typeof approvalCalls>>;

export async function approvalCalls(room: TestRoom) {
  const { store } = room.ports;
  await store.transact(async (tx) => {
    const marcus = await tx.users.get(MARCUS);
    if (marcus) await tx.users.put({ ...marcus, id: OLGA, email: 'olga@harbour.example', identity: null });
  });

  const shaOf = async (id: string, version: number): Promise<string> => {
    const row = await store.read((tx) => tx.versions.get(`${id}:${version}`));
    return row?.sha256 ?? '';
  };
  const newest = async (id: string): Promise<{ version: number; sha256: string }> => {
    const version = (await store.read((tx) => tx.documents.get(id)))?.version ?? 0;
    return { version, sha256: await shaOf(id, version) };
  };
  /** Requests approval of the newest version by default. */
  const request = async (id: string, { as, ...json }: Requesting): Promise<TestAnswer> =>
    room.call('requestApproval', { as, params: { id }, json: { ...(await newest(id)), approverIds: [], ...json } });
  const decide = (
    { id, version, sha256 }: Pick<Approval, 'id' | 'version' | 'sha256'>,
    { as, decision = 'approve', ...json }: Deciding,
  ): Promise<TestAnswer> =>
    room.call('decideApproval', { as, params: { id }, json: { decision, version, sha256, ...json } });
  const requested = async (id: string, as: string, approverIds: readonly string[] = []): Promise<Approval> => {
    const answer = await request(id, { as, approverIds });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json as Approval;
  };
  return {
    shaOf,
    request,
    decide,
    requested,
    /** Requested by one user and approved by the others. */
    async approved(id: string, as: string, by: readonly string[]): Promise<Approval> {
      const approval = await requested(id, as);
      for (const approver of by) {
        const answer = await decide(approval, { as: approver });
        if (answer.status !== 200) throw new Error(answer.text);
      }
      return approval;
    },
    withdraw: (id: string, as: string) => room.call('withdrawApproval', { as, params: { id } }),
    list: async (id: string) =>
      (await room.call('listDocumentApprovals', { as: ADA, params: { id } })).json as Approval[],
    pending: async (as: string) => (await room.call('listPendingApprovals', { as })).json as Approval[],
    /** Requires approval by default. */
    async folder(more: object = {}): Promise<string> {
      const json = { name: 'Board papers', approvalRequired: true, ...more };
      return ((await room.call('createFolder', { as: ADA, json })).json as { id: string }).id;
    },
    require: (id: string, approvalRequired: boolean) =>
      room.call('updateFolder', {
        as: ADA,
        params: { id },
        json: { name: 'Board papers', accessLevel: 'public', approvalRequired },
      }),
    approverCount: (approverCount: number) =>
      store.transact((tx) =>
        tx.policies.put({
          ...{ id: POLICY, revision: 1, secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null },
          ...{ approverCount, updatedAt: '2026-01-15T10:00:00.000Z', updatedById: ADA },
        }),
      ),
  };
}
