import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import type { Limit } from '../limits/limit-error';

/** From a page out of memory to a password's hash that waited its turn. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A request that is answered. No label is anything that was sent. */
export interface Answered {
  method: string;
  /** The route's pattern. */
  route: string;
  status: number;
  /** The form that it posted, if one. */
  form: string | undefined;
  /** What it used up, if it was refused for that. */
  limit: Limit | undefined;
  seconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted of this process, for whoever watches it. */
export function createMetrics() {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const requests = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'How long a request took, from its head to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by status.',
    labelNames: ['status'],
    registers,
  });
  const posts = new Counter({
    name: 'site_form_posts_total',
    help: 'Posts by form and status; 201 and 303 are stored.',
    labelNames: ['form', 'status'],
    registers,
  });
  const limits = new Counter({
    name: 'site_limits_hit_total',
    help: 'Requests refused by a limit.',
    labelNames: ['limit'],
    registers,
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const databaseUp = gauge('site_database_up', '1 when the database takes what is written, else 0.');
  const hashing = gauge('site_hashing', 'Passwords that are hashed now, and that wait for it.', 'state');
  const waiting = gauge('site_outbox_waiting', 'What a channel is owed, over all instances.', 'channel');
  const oldest = gauge('site_outbox_oldest_seconds', 'How long the oldest of it has waited.', 'channel');

  return {
    databaseUp,
    hashing,
    outbox: { waiting, oldest },
    count({ method, route, status, form, limit, seconds }: Answered): void {
      requests.observe({ method, route }, seconds);
      answers.inc({ status });
      if (form !== undefined) posts.inc({ form, status });
      if (limit !== undefined) limits.inc({ limit });
    },
    /** Memory, processor time, garbage collection and the event loop's delay, from now on. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    /** In OpenMetrics' format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
