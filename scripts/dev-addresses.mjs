// Where `npm run dev:server` has its two halves: each has to know of the other.

/**
 * @param environment PORT and PUBLIC_URL are the server's; SERVER_URL names one that runs already
 * @param viteArguments may contain `--port`
 */
export function devAddresses(environment, viteArguments) {
  const { PORT: serverPort = '3000', SERVER_URL: ownServer = '' } = environment;
  const vitePort = optionOf(viteArguments, '--port') ?? '5173';
  return {
    serverPort,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${vitePort}`,
    serverUrl: ownServer === '' ? `http://127.0.0.1:${serverPort}` : ownServer,
    isOwnServer: ownServer !== '',
  };
}

/** `--port 5180` or `--port=5180`; the last one counts. */
function optionOf(args, name) {
  return args.reduce((found, arg, at) => {
    if (arg === name) return args[at + 1];
    return arg.startsWith(`${name}=`) ? arg.slice(name.length + 1) : found;
  }, undefined);
}
