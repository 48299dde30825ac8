import type { Rule } from 'eslint';

export const effectCleanUp: Rule.RuleModule;
