import type { ReactNode } from 'react';
import type { Channel } from '../../contract/channels';

/** A face in its oval, hatched on the side that is away from the light. */
const FACE =
  'M-10-4c0-14 20-14 20 0c0 10-5 16-10 16s-10-6-10-16zM-15 24c1-9 7-11 15-11s14 2 15 11M3-12h5M3-9h6.6M3-6h7M3-3h7M3 0h6.6M3 3h6M3 6h4.6M3 9h2.6M-6-3h4M2-3h4M-3 6h6';

/**
 * Who draws what, a channel at a time, in a box of 200 × 140: filled is ours, outlined is the customer's own. All begin
 * at the same height, so that their names stand equally far above them.
 */
export const CHANNEL_SCREENS = {
  webClient: (
    <>
      <rect className="screen-ours" x="22" y="14" width="156" height="104" rx="6" />
      <path className="screen-ours" d="M22 34h156M32 24h.1M40 24h.1M48 24h.1" />
      <ellipse className="screen-ours" cx="74" cy="76" rx="22" ry="29" />
      <path className="screen-ours screen-face" d={FACE} transform="translate(74 76) scale(1.00)" />
      <path className="screen-ours" d="M116 58h44M116 72h44M116 86h28" />
      <rect className="screen-yours" x="4" y="104" width="66" height="26" rx="13" />
      <path className="screen-yours" d="M20 117h34" />
    </>
  ),
  webSdk: (
    <>
      <rect className="screen-yours" x="22" y="14" width="156" height="104" rx="6" />
      <path
        className="screen-yours"
        d="M22 34h156M32 24h.1M40 24h.1M48 24h.1M36 54h48M36 68h48M36 82h34M36 96h40"
      />
      <rect className="screen-ours" x="102" y="46" width="62" height="60" rx="4" />
      <ellipse className="screen-ours" cx="133" cy="76" rx="17" ry="22" />
      <path className="screen-ours screen-face" d={FACE} transform="translate(133 76) scale(0.76)" />
    </>
  ),
  mobileSdk: (
    <>
      <rect className="screen-yours" x="66" y="14" width="68" height="122" rx="11" />
      <path className="screen-yours" d="M78 27h30M78 119h44M78 127h26" />
      <rect className="screen-ours" x="75" y="38" width="50" height="71" rx="4" />
      <ellipse className="screen-ours" cx="100" cy="73" rx="17" ry="23" />
      <path className="screen-ours screen-face" d={FACE} transform="translate(100 73) scale(0.79)" />
    </>
  ),
  restApi: (
    <>
      <rect className="screen-yours" x="8" y="14" width="48" height="104" rx="8" />
      <ellipse className="screen-yours" cx="32" cy="66" rx="15" ry="20" />
      <path className="screen-yours screen-face" d={FACE} transform="translate(32 66) scale(0.69)" />
      <path className="screen-yours" d="M61 66h14m-5-5 5 5-5 5" />
      <rect className="screen-yours" x="80" y="14" width="112" height="28" rx="4" />
      <rect className="screen-yours" x="80" y="52" width="112" height="28" rx="4" />
      <rect className="screen-yours" x="80" y="90" width="112" height="28" rx="4" />
      <path className="screen-yours" d="M92 28h.1M92 66h.1M92 104h.1M108 28h70M108 66h70M108 104h70" />
    </>
  ),
} satisfies Record<Channel, ReactNode>;
