import holder from '@linework/holder.svg';
import type { ReactNode } from 'react';
import type { Channel } from '../../contract/channels';

interface FaceProps {
  whose: 'ours' | 'yours';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Who is before the camera: ink on the paper of photos, in any light, as on the specimen. */
function Face({ whose, x, y, width, height }: FaceProps) {
  return (
    <>
      <ellipse className={`screen-${whose}`} cx={x} cy={y} rx={width / 2} ry={height / 2} />
      <image href={holder} x={x - width / 2} y={y - height / 2 + 1} width={width} height={height - 2} />
    </>
  );
}

/**
 * Who draws what, a channel at a time, in a box of 200 × 140: filled is ours, outlined is the customer's own. All begin
 * at the same height, so that their names stand equally far above them.
 */
export const CHANNEL_SCREENS = {
  webClient: (
    <>
      <rect className="screen-ours" x="22" y="14" width="156" height="104" rx="6" />
      <path className="screen-ours" d="M22 34h156M32 24h.1M40 24h.1M48 24h.1" />
      <Face whose="ours" x={74} y={76} width={44} height={58} />
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
      <Face whose="ours" x={133} y={76} width={34} height={44} />
    </>
  ),
  mobileSdk: (
    <>
      <rect className="screen-yours" x="66" y="14" width="68" height="122" rx="11" />
      <path className="screen-yours" d="M78 27h30M78 119h44M78 127h26" />
      <rect className="screen-ours" x="75" y="38" width="50" height="71" rx="4" />
      <Face whose="ours" x={100} y={73} width={34} height={46} />
    </>
  ),
  restApi: (
    <>
      <rect className="screen-yours" x="8" y="14" width="48" height="104" rx="8" />
      <Face whose="yours" x={32} y={66} width={30} height={40} />
      <path className="screen-yours" d="M61 66h14m-5-5 5 5-5 5" />
      <rect className="screen-yours" x="80" y="14" width="112" height="28" rx="4" />
      <rect className="screen-yours" x="80" y="52" width="112" height="28" rx="4" />
      <rect className="screen-yours" x="80" y="90" width="112" height="28" rx="4" />
      <path className="screen-yours" d="M92 28h.1M92 66h.1M92 104h.1M108 28h70M108 66h70M108 104h70" />
    </>
  ),
} satisfies Record<Channel, ReactNode>;
