import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routeOf } from './app/routes.tsx';
import { createQueryClient, watchWindowFocus } from './api/query-client.ts';
import { watchTheme } from './ui/theme/theme.ts';
import './ui/theme/theme.css';

// In a production build the condition is false at build time, and no byte of the mock is left.
if (import.meta.env.VITE_MOCK === 'on') await (await import('../mock/page/browser.ts')).startMock();

watchTheme();
// The screen's code arrives while the server is asked who this is.
routeOf(window.location.pathname)?.Screen.preload();
watchWindowFocus();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// No StrictMode: it runs every effect twice in development, and every read would be sent twice.
createRoot(root).render(<App queryClient={createQueryClient()} />);
