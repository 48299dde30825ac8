// What a batch needs from outside, and its calls that change something: each is repeated until it is answered. If an
// answer was lost, the change is looked for first, so that nothing is made twice.
import type { CreateFolderRequest, Folder, ProblemCode, RegisterDocumentRequest } from '#contract/types.ts';
import { problemCode } from '#web/api/api-error.ts';
import type { ProcessJob } from '../engine/process-uploads.ts';
import { untilAnswered } from '../engine/until-answered.ts';
import type { EnginePorts } from '../engine/upload-engine.ts';
import { childNamed } from '../files/folder-paths.ts';

export interface BatchPorts extends Pick<ProcessJob, 'isSessionOver'> {
  engine: EnginePorts;
  createFolder: (request: CreateFolderRequest) => Promise<Folder>;
  register: (request: RegisterDocumentRequest) => Promise<unknown>;
  listFolders: () => Promise<readonly Folder[]>;
  /** Fetches what is on screen again. */
  refetch: () => void;
  /** Runs `render` at the next frame, so that many changes cost one render. */
  nextFrame: (render: () => void) => void;
}

/** @param folders the present folders, to which created ones are added */
export function batchCalls(
  ports: BatchPorts,
  folders: Folder[],
  signal: AbortSignal,
  onRegistered: () => void,
): Pick<ProcessJob, 'createFolder' | 'register'> {
  return {
    async createFolder(request, onPaused) {
      const make = async (isAgain: boolean) => {
        const made = isAgain ? await ports.listFolders() : [];
        return childNamed(made, request.parentId ?? null, request.name) ?? ports.createFolder(request);
      };
      const folder = await untilAnswered(ports.engine, signal, make, onPaused);
      folders.push(folder);
      return folder;
    },
    async register(request, onPaused) {
      const register = async (isAgain: boolean) => {
        await ports.register(request).catch((error: unknown) => {
          // The first call succeeded, but its answer was lost.
          if (!isAgain || problemCode(error) !== ('already-registered' satisfies ProblemCode)) throw error;
        });
      };
      await untilAnswered(ports.engine, signal, register, onPaused);
      onRegistered();
    },
  };
}
