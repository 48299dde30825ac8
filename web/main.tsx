import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getGetCurrentUserUrl } from '#contract/hooks/session.ts';
import { App } from './app/app.tsx';
import { routeOf } from './app/routes.tsx';
import { http } from './api/http.ts';
import { createQueryClient, watchWindowFocus } from './api/query-client.ts';
import { dataOfFirstRender } from './speed/early-answers.ts';
import { watchTheme } from './ui/theme/theme.ts';
import './ui/theme/theme.css';

// In a production build the condition is false, so the mock is removed.
if (import.meta.env.VITE_MOCK === 'on') await (await import('../mock/page/browser.ts')).startMock();

watchTheme();
// Loads the screen's code while the current user is fetched.
const screen = routeOf(window.location.pathname)?.Screen.preload();
watchWindowFocus();

const root = document.getElementById('root');
if (root === null) throw new Error('No #root');
// No StrictMode: it runs every effect twice in development, which would send every read twice.
const queryClient = createQueryClient();
for (const [url, data] of await dataOfFirstRender(getGetCurrentUserUrl(), http, screen))
  queryClient.setQueryData([url], data);
// At once, since the query client drops what nothing on the screen uses.
flushSync(() => createRoot(root).render(<App queryClient={queryClient} />));
