// A data folder of the version before second factors and policies: one user with a session. It must be exact to the
// byte, because of the hash chain.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const database = `{"format":2,"segment":1,"offset":1249,"line":2,"seq":2,"head":"cd0a94d6772fdb494f1390bae52336f5946b8ed5d77a2a4960169f98ed77cd18","auditCount":1,"index":[{"after":{"segment":1,"offset":0,"line":0,"seq":0,"hash":"0000000000000000000000000000000000000000000000000000000000000000"},"end":1249,"audit":0,"entries":1,"from":"2026-01-15T10:00:00.000Z","to":"2026-01-15T10:00:00.000Z","counts":{"login":1}}],"collections":{"users":[{"id":"user-ann","email":"ann@rooms.example","firstName":"Ann","lastName":null,"role":"admin","profileImageUrl":null,"createdAt":"2026-01-15T10:00:00.000Z","lastLoginAt":"2026-01-15T10:00:00.000Z","deactivatedAt":null,"identity":null}],"documents":[],"versions":[],"folders":[],"grants":[],"folderPermissions":[],"tickets":[],"invitations":[],"sessions":[{"id":"session-of-ann","userId":"user-ann","createdAt":"2026-01-15T10:00:00.000Z","lastUsedAt":"2026-01-15T10:00:00.000Z","ipAddress":"192.0.2.1","userAgent":null,"idToken":null}]},"hash":"0df39450ae7a525cfc5fb960f2e5b072f245022d038a21429f573f77374de8f7"}
`;

const journal = `{"seq":1,"prevHash":"0000000000000000000000000000000000000000000000000000000000000000","at":"2026-11-22T13:00:06.367Z","burst":1,"snapshot":"0e3aef6d3cb5c0712331857caaae51456d292dfc3a71b833392b51714089bc16","changes":[],"audit":[],"hash":"da1afbd9c1bc091af42582a2608f0540cf5522526dca5f08e084d81c5bec85a6"}
{"seq":2,"prevHash":"da1afbd9c1bc091af42582a2608f0540cf5522526dca5f08e084d81c5bec85a6","at":"2026-11-22T13:00:06.385Z","burst":2,"changes":[{"collection":"users","id":"user-ann","row":{"id":"user-ann","email":"ann@rooms.example","firstName":"Ann","lastName":null,"role":"admin","profileImageUrl":null,"createdAt":"2026-01-15T10:00:00.000Z","lastLoginAt":"2026-01-15T10:00:00.000Z","deactivatedAt":null,"identity":null}},{"collection":"sessions","id":"session-of-ann","row":{"id":"session-of-ann","userId":"user-ann","createdAt":"2026-01-15T10:00:00.000Z","lastUsedAt":"2026-01-15T10:00:00.000Z","ipAddress":"192.0.2.1","userAgent":null,"idToken":null}}],"audit":[{"id":"audit-1","createdAt":"2026-01-15T10:00:00.000Z","activityType":"login","description":"Signed in","userId":"user-ann","ipAddress":"192.0.2.1","resourceType":null,"resourceId":null,"userAgent":null}],"hash":"cd0a94d6772fdb494f1390bae52336f5946b8ed5d77a2a4960169f98ed77cd18"}
{"seq":3,"prevHash":"cd0a94d6772fdb494f1390bae52336f5946b8ed5d77a2a4960169f98ed77cd18","at":"2026-11-22T13:00:06.413Z","burst":3,"snapshot":"0df39450ae7a525cfc5fb960f2e5b072f245022d038a21429f573f77374de8f7","changes":[],"audit":[],"hash":"b190e0084c73d182fd5578f8bc5c532eb5ecc4a08288d66c6b4ecdbc0b4779f0"}
`;

export const earlierSession = 'session-of-ann';

/** Without `journal.head`, which the next start creates. */
export async function writeEarlierFolder(dataDir: string): Promise<void> {
  await mkdir(path.join(dataDir, 'journal'), { recursive: true });
  await writeFile(path.join(dataDir, 'db.json'), database);
  await writeFile(path.join(dataDir, 'journal', '000001.jsonl'), journal);
}
