// The server's metrics in Prometheus' format.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Gauges, Counters } from './counters.ts';

export interface PrometheusMeasures extends Counters {
  contentType: string;
  watch(gauges: Gauges): void;
  text(): Promise<string>;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Invented methods create no series. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const TOO_MANY_REQUESTS = 429;

export function prometheusMeasures(): PrometheusMeasures {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'strongroom_http_requests_total',
    help: 'Requests that were answered, by method, operation of the contract (or part of the server) and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'strongroom_http_request_duration_seconds',
    help: 'Seconds from the first middleware to the last byte of the answer, by operation or part of the server.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'strongroom_refused_by_limits_total',
    help: 'What a limit refused: requests by what they asked for, connections, and files with no room to wait.',
    labelNames: ['limit'],
    registers,
  });
  const failedSignIns = new Counter({
    name: 'strongroom_failed_sign_ins_total',
    help: 'Failed sign-ins that this server audited.',
    registers,
  });
  const failures = new Counter({
    name: 'strongroom_failures_total',
    help: 'What database and objects could not do when they were asked.',
    labelNames: ['part'],
    registers,
  });
  // Series that exist from the start can be used for alerts.
  for (const part of ['database', 'objects']) failures.inc({ part }, 0);
  for (const limit of ['api', 'sign-in', 'other', 'connections', 'files']) refused.inc({ limit }, 0);

  return {
    contentType: register.contentType,
    requestEnded({ method, route, status, seconds }) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status });
      durations.observe({ route }, seconds);
      if (status === TOO_MANY_REQUESTS) refused.inc({ limit: limitOf(route) });
    },
    signInFailed: () => failedSignIns.inc(),
    failed: (part) => failures.inc({ part }),
    watch: (gauges) => watch(gauges, registers, refused),
    text: () => register.metrics(),
  };
}

const signingIn: readonly string[] = ['auth', 'oidc', 'startLogin'];
const others: readonly string[] = ['app', 'assets', 'healthz', 'readyz'];

function limitOf(route: string): string {
  if (signingIn.includes(route)) return 'sign-in';
  return others.includes(route) ? 'other' : 'api';
}

function watch(gauges: Gauges, registers: Registry[], refused: Counter<'limit'>): void {
  const reported = { connections: 0, files: 0 };
  const countOn = (limit: keyof typeof reported, total: number) => {
    refused.inc({ limit }, Math.max(0, total - reported[limit]));
    reported[limit] = total;
  };
  new Gauge({
    name: 'strongroom_http_requests_under_way',
    help: 'Requests that wait for their answer, or for the rest of it.',
    registers,
    collect() {
      this.set(gauges.requestsUnderWay());
      countOn('connections', gauges.connectionsRefused());
    },
  });
  new Gauge({
    name: 'strongroom_audit_chain_seq',
    help: 'The number of the newest commit of the audit chain.',
    registers,
    async collect() {
      // A failing gauge does not prevent the others.
      this.set(await Promise.resolve(gauges.chainSeq()).catch(() => NaN));
    },
  });
  new Gauge({
    name: 'strongroom_file_pool_files',
    help: 'Files in the processes that watermark and compare: waiting for their turn, and running.',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running, refused: total } = gauges.filePool();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
      countOn('files', total);
    },
  });
}
