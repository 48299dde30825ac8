declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** The global that the library looks for before it starts a thread. */
  export const WorkerMessageHandler: object;
}
