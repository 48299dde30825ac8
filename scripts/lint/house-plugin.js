// The rules of this project, as a plugin of oxlint.
import { auditedChanges } from './audited-changes.js';
import { closedImports } from './closed-imports.js';
import { effectCleanUp } from './effect-clean-up.js';
import { serverTime } from './server-time.js';

export default {
  meta: { name: 'house' },
  rules: {
    'audited-changes': auditedChanges,
    'closed-imports': closedImports,
    'effect-clean-up': effectCleanUp,
    'server-time': serverTime,
  },
};
