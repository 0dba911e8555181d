import { CHANNEL_SCREENS, CHANNELS, type Channel } from './channel-screens';
import { STRANDS_BOX, strands } from './strands';
import './integration.css';

interface IntegrationPictureProps {
  /** What the picture shows, for those who don't see it. */
  alternative: string;
  channels: Record<Channel, string>;
  /** The legend. */
  ours: string;
  yours: string;
  /** What all four lead into. */
  engine: string;
}

/** Two layouts of the same lines: four channels in a row, or two and two. */
const WOVEN = [
  { layout: 'integration-in-row', path: strands(4) },
  { layout: 'integration-in-pairs', path: strands(2) },
] as const;

/** The four ways in: how much of the screen is whose, and that the checks behind are the same. */
export function IntegrationPicture({ alternative, channels, ours, yours, engine }: IntegrationPictureProps) {
  return (
    <figure className="integration">
      <figcaption className="sr-only">{alternative}</figcaption>
      <div className="integration-picture" aria-hidden="true">
        <div className="integration-channels">
          {CHANNELS.map((channel) => (
            <div key={channel} className="integration-channel">
              <p>{channels[channel]}</p>
              <svg aria-hidden="true" viewBox="0 0 200 140" className="integration-screen">
                {CHANNEL_SCREENS[channel]}
              </svg>
            </div>
          ))}
        </div>
        {WOVEN.map(({ layout, path }) => (
          <svg
            key={layout}
            aria-hidden="true"
            viewBox={`0 0 ${STRANDS_BOX.width} ${STRANDS_BOX.height}`}
            preserveAspectRatio="none"
            className={`integration-strands ${layout}`}
          >
            <path d={path} />
          </svg>
        ))}
        <div className="integration-engine">
          <p>{engine}</p>
          <p className="integration-outcomes">
            <span>✓</span>
            <span>✕</span>
          </p>
        </div>
        <p className="integration-legend">
          <span className="legend-ours">{ours}</span>
          <span className="legend-yours">{yours}</span>
        </p>
      </div>
    </figure>
  );
}
