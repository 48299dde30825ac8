import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Replaces the app's settings, without the plugins for an early start, which need the server's pages. */
export default defineConfig({ plugins: [react()] });
