import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In the place of the app's own settings: what starts a page early, or compiles it ahead, is for a server's pages. */
export default defineConfig({ plugins: [react()] });
