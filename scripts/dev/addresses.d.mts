export function devAddresses(
  environment: Readonly<Record<string, string | undefined>>,
  viteArguments: readonly string[],
): { serverPort: string; publicUrl: string; serverUrl: string; isOwnServer: boolean };
