// The addresses of the two processes of `npm run dev:server`, which need to know each other's.

/**
 * @param environment PORT and PUBLIC_URL are the server's; SERVER_URL names one that is running already @param
 * viteArguments may contain `--port` @throws RangeError if SERVER_URL is no address
 */
export function devAddresses(environment, viteArguments) {
  const { PORT: serverPort = '3000', SERVER_URL: ownServer = '' } = environment;
  if (ownServer !== '' && !/^https?:\/\/[^/]+\/?$/.test(ownServer))
    throw new RangeError('SERVER_URL must be an address such as http://127.0.0.1:4010');
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
