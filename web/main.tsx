import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { routeOf } from './app/routes.tsx';
import { createQueryClient, watchWindowFocus } from './api/query-client.ts';
import { watchTheme } from './ui/theme/theme.ts';
import './ui/theme/theme.css';

// In a production build the condition is false, so the mock is removed.
if (import.meta.env.VITE_MOCK === 'on') await (await import('../mock/page/browser.ts')).startMock();

watchTheme();
// Loads the screen's code while the current user is fetched.
routeOf(window.location.pathname)?.Screen.preload();
watchWindowFocus();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// No StrictMode: it runs every effect twice in development, which would send every read twice.
createRoot(root).render(<App queryClient={createQueryClient()} />);
