import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestApp } from '../testing/test-app';
import { SIGNUP } from '../testing/wire-samples';

const read = (name: string): string => readFileSync(`deploy/monitoring/${name}`, 'utf8');

const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.pipe(v.array(v.object({ alert: v.string(), expr: v.string() })), v.minLength(5)),
    }),
  ),
});

const dashboardSchema = v.object({
  panels: v.pipe(
    v.array(v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
    v.minLength(5),
  ),
});

function expressions(): string[] {
  const rules: unknown = parse(read('alerts.yml'));
  const dashboard: unknown = JSON.parse(read('dashboard.json'));
  return [
    ...v.parse(rulesSchema, rules).groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...v.parse(dashboardSchema, dashboard).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
}

/** As a server shows them that has answered a post and refused another. */
async function shownMetrics(): Promise<Map<string, string[]>> {
  const app = await startTestApp({ config: { rateLimit: 1 } });
  app.services.metrics.watchProcess();
  for (let sent = 0; sent < 2; sent += 1) {
    await app.server.inject({ method: 'POST', url: '/api/signup', payload: SIGNUP });
  }
  await app.server.inject({ url: '/api/metrics' });
  const { body } = await app.server.inject({ url: '/api/metrics' });
  const samples = [...body.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)];
  return new Map(samples.map(([, name = '', labels = '']) => [name, labels.match(/\w+(?==")/g) ?? []]));
}

/** The metrics that a PromQL expression names, each with the labels that it chooses by. */
const named = (expression: string): [string, string[]][] =>
  [...expression.matchAll(/\b((?:site|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => [name, labels.match(/\w+(?=\s*(?:=~|!=|!~|=))/g) ?? []],
  );

test('every metric and label that the dashboard and the alerts name is there', async () => {
  const shown = await shownMetrics();
  const asked = expressions();
  expect(asked.length).toBeGreaterThan(20);
  // Prometheus says itself whether it was answered: `up`.
  expect(asked.filter((expression) => named(expression).length === 0 && !/\bup\{/.test(expression))).toEqual(
    [],
  );
  for (const [name, labels] of asked.flatMap(named)) {
    const known = shown.get(name);
    expect([name, known !== undefined]).toEqual([name, true]);
    // Prometheus adds these two itself.
    for (const label of labels) expect([...(known ?? []), 'job', 'instance']).toContain(label);
  }
});

test('what Prometheus is told to ask is where the metrics are', () => {
  const { scrape_configs: jobs } = v.parse(
    v.object({ scrape_configs: v.array(v.object({ job_name: v.string(), metrics_path: v.string() })) }),
    parse(read('prometheus.yml')),
  );
  expect(jobs).toEqual([{ job_name: 'site', metrics_path: '/api/metrics' }]);
});
