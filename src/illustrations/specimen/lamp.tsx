import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LampGlyph } from '../../ui/lamp-glyph';
import { callsLamp, takeEarlyTouch } from './early-touch';
import type { SpecimenTexts } from './specimen-texts';
import './lit.css';

/** How far a key moves it, in hundredths of the card’s width. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-4, 0],
  ArrowRight: [4, 0],
  ArrowUp: [0, -4],
  ArrowDown: [0, 4],
};

interface LampProps {
  texts: SpecimenTexts['lamp'];
  /** The card as it is by daylight; and under the lamp, once there is code for it. */
  card: ReactNode;
  lit: ReactNode;
  /** What lies on both, and is seen in either light. */
  children: ReactNode;
}

/**
 * The card by daylight, with a lamp that can be dragged over it: by mouse or finger, or by arrow keys. In its circle the
 * same card is seen under ultraviolet light.
 */
export function Lamp({ texts, card, lit, children }: LampProps) {
  const stage = useRef<HTMLDivElement>(null);
  const grip = useRef({ x: 0, y: 0 });
  const [told, setTold] = useState({ x: 85, shines: true });

  /** Where its light falls, in hundredths of the card’s width both ways; the stylesheet says where at first. */
  function place(): { x: number; y: number; light: DOMRect; card: DOMRect } | undefined {
    const card = stage.current?.getBoundingClientRect();
    const light = stage.current?.querySelector('.lamp')?.getBoundingClientRect();
    if (!card || !light) return undefined;
    const inCard = (from: number, length: number) => ((from + length / 2) / card.width) * 100;
    return {
      x: inCard(light.x - card.x, light.width),
      y: inCard(light.y - card.y, light.height),
      light,
      card,
    };
  }

  function move(x: number, y: number): void {
    const { style } = stage.current ?? {};
    const card = place()?.card;
    if (!style || !card) return;
    const lowest = (card.height / card.width) * 100;
    style.setProperty('--lamp-x', `${Math.min(100, Math.max(0, x))}cqw`);
    style.setProperty('--lamp-y', `${Math.min(lowest, Math.max(0, y))}cqw`);
  }

  /** For who can’t see it: whether a hidden mark is in the light. */
  function tell(): void {
    const at = place();
    if (!at) return;
    const { light } = at;
    const marks = Array.from(stage.current?.querySelectorAll('.lit .uv-mark') ?? [], (mark) =>
      mark.getBoundingClientRect(),
    );
    const shines = marks.some(
      ({ left, right, top, bottom }) =>
        left < light.right && right > light.left && top < light.bottom && bottom > light.top,
    );
    setTold({ x: Math.round(at.x), shines });
  }

  const pointed = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>, card: Element) => {
    const { left, top, width } = card.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / width) * 100 };
  };

  function take(event: PointerEvent): void {
    if (!callsLamp(event)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = pointed(event, event.currentTarget);
    // Held by its handle it stays in the hand; anywhere else it comes to it.
    const at = event.target instanceof Element && event.target.closest('.lamp') && place();
    grip.current = at ? { x: at.x - x, y: at.y - y } : { x: 0, y: 0 };
    drag(event);
  }

  function drag(event: PointerEvent): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = pointed(event, event.currentTarget);
    move(x + grip.current.x, y + grip.current.y);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    const early = takeEarlyTouch();
    const card = stage.current;
    if (!early || !card) return;
    if (early.isDown) card.setPointerCapture(early.pointerId);
    const { x, y } = pointed(early, card);
    move(x, y);
    tell();
  }, []);

  function press(event: KeyboardEvent): void {
    const [x, y] = ARROWS[event.key] ?? [];
    const at = place();
    if (x === undefined || y === undefined || !at) return;
    event.preventDefault();
    move(at.x + x, at.y + y);
    tell();
  }

  return (
    <div
      ref={stage}
      className="specimen-stage"
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={tell}
    >
      <div className="specimen-rosette" aria-hidden="true" />
      {card}
      {lit}
      {children}
      <label className="lamp needs-script">
        <input
          type="range"
          className="sr-only"
          aria-label={texts.name}
          aria-valuetext={told.shines ? texts.shines : texts.nothing}
          value={told.x}
          onChange={(event) => {
            move(Number(event.target.value), place()?.y ?? 0);
            tell();
          }}
          onKeyDown={press}
        />
        <LampGlyph />
      </label>
    </div>
  );
}
