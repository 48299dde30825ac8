// What a batch needs from outside, and its calls that change something: each is repeated until it is answered. If an
// answer was lost, the change is looked for first, so that nothing is made twice.
import type { CreateFolderRequest, Folder, RegisterDocumentRequest } from '#contract/types.ts';
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
  refetch: () => void;
  /** Runs `render` at the next frame, so that many changes cost one render. */
  nextFrame: (render: () => void) => void;
}

/**
 * Notes that it is sent. @returns whether a failure means that the document is there: the same request was sent before,
 * and its answer was lost
 */
export function noteSent(sent: Set<string>, request: RegisterDocumentRequest): (error: unknown) => boolean {
  const key = JSON.stringify(request);
  const wasSent = sent.has(key);
  sent.add(key);
  return (error) => wasSent && problemCode(error) === 'already-registered';
}

/** @param folders the present folders, to which created ones are added @param sent see noteSent */
export function batchCalls(
  ports: BatchPorts,
  folders: Folder[],
  sent: Set<string>,
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
      const register = async () => {
        const isThere = noteSent(sent, request);
        await ports.register(request).catch((error: unknown) => {
          if (!isThere(error)) throw error;
        });
      };
      await untilAnswered(ports.engine, signal, register, onPaused);
      onRegistered();
    },
  };
}
