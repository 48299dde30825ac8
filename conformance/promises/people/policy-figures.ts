// Figures about the security policy: which rules are in force, and how many users they affect.
import { z } from 'zod';
import { boundToNetwork } from '../../room/policy.ts';
import type { PromiseCheck } from '../checks.ts';

const told = z.looseObject({ policy: z.looseObject({ networks: z.boolean() }) });

const reach = z.object({
  roles: z.array(z.object({ role: z.string(), people: z.number(), withoutSecondFactor: z.number() })),
});

const reaches: PromiseCheck = async (scene) => {
  const read = async () => (await scene.read(reach, { id: 'getSecurityPolicyReach' })).roles;
  const before = await read();
  await scene.room.invited();
  for (const { role, people, withoutSecondFactor } of await read()) {
    const was = before.find((one) => one.role === role) ?? { people: 0, withoutSecondFactor: 0 };
    const by = [people - was.people, withoutSecondFactor - was.withoutSecondFactor].join();
    const due = role === 'viewer' ? '1,1' : '0,0';
    scene.holds(by === due, 'after a viewer was invited', `the figures of the ${role} have moved by ${by}, not ${due}`);
  }
};

const inForce: PromiseCheck = async (scene) => {
  await scene.room.policy.during('admin', { networks: boundToNetwork('analyst') }, async () => {
    const { policy } = await scene.read(told, { id: 'getMeasures' });
    scene.holds(policy.networks, 'while networks bind analysts alone', 'policy says that there are none');
  });
};

export const policyFigureChecks: Readonly<Record<string, PromiseCheck>> = {
  'getMeasures policy': inForce,
  'getSecurityPolicyReach counts': reaches,
};
