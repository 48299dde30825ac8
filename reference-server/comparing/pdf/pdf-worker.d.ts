declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** What the library looks for in the global scope before it would start a thread. */
  export const WorkerMessageHandler: object;
}
