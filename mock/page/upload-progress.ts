// Simulates upload progress, which a service worker does not report, and sends the bytes at the end.
import type { World } from '../world/world.ts';

const tickMs = 80;
// Taken before tests install fake timers.
const start = globalThis.setTimeout.bind(globalThis);
const stop = globalThis.clearTimeout.bind(globalThis);

let world: () => World;

class GradualRequest extends XMLHttpRequest {
  #isUpload = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  override open(method: string, url: string | URL, isAsync = true, user?: string | null, password?: string | null) {
    this.#isUpload = method === 'PUT' && new URL(url, location.href).pathname.startsWith('/api/objects/');
    super.open(method, url, isAsync, user, password);
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    const { uploadMs, faults } = world().situation;
    const end = faults.find(({ operationId, at }) => operationId === 'storeObject' && at !== undefined)?.at ?? 1;
    const isGradual = this.#isUpload && body instanceof Blob && (uploadMs > 0 || end < 1);
    if (isGradual) this.#advance(body, 1, { ticks: Math.max(2, Math.ceil(uploadMs / tickMs)), end });
    else super.send(body);
  }

  override abort(): void {
    const wasWaiting = this.#timer !== null;
    if (this.#timer !== null) stop(this.#timer);
    this.#timer = null;
    super.abort();
    // Nothing was sent yet, so the browser itself reports no progress.
    if (wasWaiting) for (const type of ['abort', 'loadend']) this.dispatchEvent(new ProgressEvent(type));
  }

  #advance(body: Blob, tick: number, { ticks, end }: { ticks: number; end: number }): void {
    this.#timer = start(() => {
      this.#timer = null;
      const part = Math.min(tick / ticks, end);
      const loaded = Math.round(body.size * part);
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: body.size }));
      if (part < end) this.#advance(body, tick + 1, { ticks, end });
      else super.send(body);
    }, tickMs);
  }
}

/** Makes uploads to the mock's storage report progress, and stop at the byte set by a fault. */
export function simulateUploadProgress(currentWorld: () => World): void {
  world = currentWorld;
  globalThis.XMLHttpRequest = GradualRequest;
}
