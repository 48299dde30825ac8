// While the app's own code is still on its way: who this is, the code of the screen that the address names, and, for
// somebody who is signed in, what that screen asks first. `early-answers.ts` hands each answer out once.
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

// First of all: what follows waits for it.
const user = ask('/api/auth/user');

for (const file of files) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

user.then(
  ({ ok }) => ok && reads.forEach(ask),
  () => undefined,
);
