// The app over the mock, as `npm run dev` serves it.
import { startNode } from '#server/testing/program.ts';

export interface MockApp {
  url: string;
  stop(): Promise<void>;
}

export async function startMockApp(): Promise<MockApp> {
  const server = startNode(['node_modules/vite/bin/vite.js', '--mode', 'mock', '--port', '0', '--host', 'localhost']);
  const [, url = ''] = await server.prints(/Local:\s+(http:\S+?)\/?\s/);
  return {
    url,
    async stop() {
      await server.stop();
    },
  };
}
