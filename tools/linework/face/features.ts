import { EYE, type Person } from './head.ts';
import type { Pose, Sight } from './sight.ts';
import { mix, smooth } from './solids.ts';
import type { Stroke, StrokePoint } from './strokes.ts';

/** What an engraver cuts with single strokes: lids, irises, brows, nostrils, lips. */

type Curve = (t: number) => StrokePoint;

/** Curves are given on the face as seen from the front; the face's own form bears them. */
export function features(
  person: Person,
  pose: Pose,
  sight: Sight,
  depthAt: (x: number, y: number) => number,
) {
  const strokes: Stroke[] = [];
  const draw = (curve: Curve, parts = 12): void => {
    let run: StrokePoint[] = [];
    for (let part = 0; part <= parts; part += 1) {
      const { x, y, half } = curve(part / parts);
      const seen = sight.seen({ x, y, z: depthAt(x, y) });
      if (seen.hidden) {
        if (run.length > 1) strokes.push(run);
        run = [];
      } else run.push({ x: seen.x, y: seen.y, half });
    }
    if (run.length > 1) strokes.push(run);
  };
  const swell = (t: number): number => Math.sin(Math.PI * t) ** 0.7;

  // The eyes look at the viewer, wherever the head turns.
  const gaze = { x: Math.max(-2, Math.min(2, -pose.yaw * 5)), y: -pose.pitch * 4 };
  for (const side of [-1, 1]) {
    const at = (u: number, v: number) => ({ x: side * (EYE.x + u), y: EYE.y + v });
    // Lids: from the inner corner (u = −5) to the outer (u = 5.4), which stands a little higher.
    const upper = (u: number): number => {
      const s = (u + 5) / 10.4;
      return 0.9 - 1.1 * s - 3.3 * (s * (1 - s) * 4) ** 0.8 * (1 - 0.12 * s);
    };
    const lower = (u: number): number => {
      const s = (u + 5) / 10.4;
      return 0.9 - 1.1 * s + 1.55 * (s * (1 - s) * 4) ** 0.9;
    };
    draw((t) => {
      const u = mix(-5.2, 6.3, t);
      const v = u > 5.4 ? upper(5.4) - (u - 5.4) * 0.5 : upper(Math.max(-5, u));
      return { ...at(u, v), half: 0.16 + 0.5 * smooth(0, 0.5, t) * (1 - 0.75 * smooth(0.8, 1, t)) };
    }, 20);
    draw((t) => {
      const u = mix(-4, 5.4, t);
      return { ...at(u, lower(u)), half: 0.1 + 0.13 * smooth(0.2, 0.9, t) };
    }, 14);
    // The fold of the lid.
    draw((t) => {
      const u = mix(-4.4, 6, t);
      const s = (u + 5) / 10.4;
      return { ...at(u, upper(Math.max(-5, Math.min(5.4, u))) - 1.25 - 0.3 * s), half: 0.22 * swell(t) };
    }, 14);
    // The iris: rays from the pupil to its rim, cut by the upper lid.
    const iris = { u: 0.15 + side * gaze.x, v: -0.55 + gaze.y, r: 2.45 };
    const clip = (u: number, v: number): boolean =>
      v > upper(Math.max(-5, Math.min(5.4, u))) + 0.1 && v < lower(Math.max(-5, Math.min(5.4, u))) - 0.05;
    // Light falls into both eyes from the same side.
    const glint = { u: side * -0.75, v: -0.85, r: 0.72 };
    const lines = 11;
    for (let line = 0; line < lines; line += 1) {
      const v = iris.v - iris.r + ((line + 0.5) * 2 * iris.r) / lines;
      const reach = Math.sqrt(Math.max(0, iris.r ** 2 - (v - iris.v) ** 2));
      let run: [number, number][] = [];
      const flush = (): void => {
        if (run.length > 1) {
          const points = run.map(([u, half]) => {
            const { x, y } = at(u, v);
            const p = sight.seen({ x, y, z: depthAt(x, y) });
            return { x: p.x, y: p.y, half, hidden: p.hidden };
          });
          if (!points.some(({ hidden }) => hidden)) strokes.push(points);
        }
        run = [];
      };
      for (let part = 0; part <= 16; part += 1) {
        const u = iris.u - reach + (part / 16) * 2 * reach;
        const r = Math.hypot(u - iris.u, v - iris.v);
        const inGlint = Math.hypot(u - iris.u - glint.u, v - iris.v - glint.v) < glint.r;
        if (!clip(u, v) || inGlint) {
          flush();
          continue;
        }
        const shadow = smooth(1.6, 0, v - upper(Math.max(-5, Math.min(5.4, u))));
        const dark = r < 1.12 ? 1 : Math.max(0.95 * smooth(1.75, 2.3, r), 0.5, shadow);
        run.push([u, (dark * 1.08 * iris.r) / lines]);
      }
      flush();
    }
    // The brow: hairs that lean outwards.
    const archAt = (t: number): number =>
      -7.2 - 1.7 * Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.08)) + (t > 0.7 ? (t - 0.7) * 4 : 0);
    const hairs = 26;
    for (let hair = 0; hair < hairs; hair += 1) {
      const t = hair / (hairs - 1);
      const u = mix(-6.2, 7.4, t);
      const arch = archAt(t);
      const tall = person.brow * mix(0.95, 0.3, t ** 1.5);
      draw(
        (s) => ({
          ...at(u + mix(-0.4, 1.9, s), arch + mix(tall, -tall, s) * (1 - t * 0.5)),
          half: 0.2 * person.brow ** 0.5 * swell(0.12 + 0.8 * s),
        }),
        3,
      );
    }
    draw((t) => {
      const s = mix(0.05, 1, t);
      return {
        ...at(mix(-6, 8, s), archAt(s)),
        half: 0.55 * person.brow * smooth(-0.1, 0.3, t) * (1 - 0.85 * t ** 1.6),
      };
    }, 12);
    // Nostril and the wing's crease.
    draw(
      (t) => ({
        x: side * mix(1.1, 3.7, t),
        y: 16.5 - 0.5 * Math.sin(Math.PI * t) + 0.1 * t,
        half: 0.55 * swell(t),
      }),
      6,
    );
    draw(
      (t) => ({
        x: side * (person.nose + 2 + 0.5 * Math.sin(Math.PI * t)),
        y: mix(12.4, 16.2, t),
        half: 0.2 * swell(t),
      }),
      6,
    );
  }
  // Turned, the nose stands out against the cheek.
  if (Math.abs(pose.yaw) > 0.2)
    draw((t) => ({ x: Math.sign(pose.yaw) * -1.2, y: mix(1, 15, t), half: 0.22 * swell(t) }), 10);
  // The lips: the line between them, the bow above, the shadow below.
  const mouth = 8.4;
  const between = (x: number): number =>
    22.5 -
    0.55 * Math.cos((x / mouth) * 2.6) * (1 - Math.abs(x / mouth)) +
    0.15 -
    0.75 * (x / mouth) ** 2 +
    0.5 * Math.exp(-((x / 1.6) ** 2));
  draw((t) => {
    const x = mix(-mouth, mouth, t);
    return { x, y: between(x), half: 0.2 + 0.32 * swell(t) };
  }, 24);
  const bow = (x: number): number =>
    between(x) -
    2.25 * person.lips * (1 - (Math.abs(x) / mouth) ** 1.7) ** 0.8 +
    0.55 * Math.exp(-((x / 1.3) ** 2));
  const under = (x: number): number =>
    between(x) + 3 * person.lips * (1 - (Math.abs(x) / (mouth - 0.6)) ** 2.2) ** 0.7;
  // Upper lip turned from the light, lower lip towards it.
  for (let line = 1; line <= 4; line += 1) {
    const share = line / 4;
    draw((t) => {
      const x = mix(-mouth * 0.93, mouth * 0.93, t);
      return { x, y: mix(between(x), bow(x), share), half: (line === 4 ? 0.12 : 0.15) * swell(t) };
    }, 20);
  }
  for (let line = 1; line <= 5; line += 1) {
    const share = line / 5;
    draw((t) => {
      const x = mix(-mouth * 0.86, mouth * 0.86, t);
      const light = Math.exp(-(((x + 2.4) / 2.6) ** 2)) * Math.exp(-(((share - 0.5) / 0.3) ** 2));
      return {
        x,
        y: mix(between(x), under(x), share),
        half: (line === 5 ? 0.17 : 0.15) * swell(t) * (1 - 0.9 * light),
      };
    }, 20);
  }
  return strokes;
}
