// Runs while the app is loading: requests the screen's code, the current user and, if the last visit was signed in, the
// screen's first data. `early-answers.ts` uses each answer once, and no screen is shown before the current user is
// known.
const screens = JSON.parse(document.currentScript.dataset.screens);
const { files, reads } = screens[document.location.pathname] ?? { files: [], reads: [] };
const answers = new Map();
window.earlyAnswers = answers;

function ask(url) {
  const headers = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
  const answer = fetch(url, { credentials: 'include', cache: 'no-store', headers });
  // The reader of the answer handles a failure.
  answer.catch(() => undefined);
  answers.set(url, answer);
  return answer;
}

/** Set by `session/was-signed-in.ts`. */
function wasSignedIn() {
  try {
    return localStorage.getItem('strongroom-signed-in') !== null;
  } catch {
    // Storage can be disabled.
    return false;
  }
}

const user = ask('/api/auth/user');
if (wasSignedIn()) reads.forEach(ask);
else
  user.then(
    ({ ok }) => ok && reads.forEach(ask),
    () => undefined,
  );

for (const file of files) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

// The first one of a page takes the browser several milliseconds, which it has while it waits for the files.
new Intl.Collator('en-US');
