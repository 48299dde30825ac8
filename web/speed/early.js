// While the app's own code is still on its way: the code of the screen that the address names, who this is, and, where
// somebody was signed in the last time, what that screen asks first. `early-answers.ts` hands each answer out once, and no
// screen is drawn before the answer to who this is.
const screens = JSON.parse(document.currentScript.dataset.screens);
const { files, reads } = screens[document.location.pathname] ?? { files: [], reads: [] };
const answers = new Map();
window.earlyAnswers = answers;

function ask(url) {
  const headers = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
  const answer = fetch(url, { credentials: 'include', cache: 'no-store', headers });
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  answers.set(url, answer);
  return answer;
}

/** Kept by `session/was-signed-in.ts`. */
function wasSignedIn() {
  try {
    return localStorage.getItem('strongroom-signed-in') !== null;
  } catch {
    // Storage can be switched off altogether.
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
