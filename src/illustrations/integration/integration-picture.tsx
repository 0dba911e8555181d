import { CHANNELS, type Channel } from '../../contract/channels';
import { CHANNEL_SCREENS } from './channel-screens';
import { branch, STRANDS_BOX, strands } from './strands';
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

/** Four channels in a row: their lines run down into the engine. */
const WOVEN = strands(CHANNELS.length);

/** Two and two: their lines run into a trunk between them, from the edge of each drawing. */
const BRANCHES: Record<Channel, string> = {
  webClient: branch({ edge: 178, column: 'left', row: 'upper' }),
  webSdk: branch({ edge: 22, column: 'right', row: 'upper' }),
  mobileSdk: branch({ edge: 134, column: 'left', row: 'lower' }),
  restApi: branch({ edge: 8, column: 'right', row: 'lower' }),
};

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
                <path className="integration-branch" d={BRANCHES[channel]} />
                {CHANNEL_SCREENS[channel]}
              </svg>
            </div>
          ))}
        </div>
        {/* What is ours is printed. */}
        <svg aria-hidden="true" className="integration-source">
          <pattern id="ours" width="3" height="3" patternUnits="userSpaceOnUse">
            <path d="M0 1.5h3" className="screen-line" />
          </pattern>
        </svg>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${STRANDS_BOX.width} ${STRANDS_BOX.height}`}
          preserveAspectRatio="none"
          className="integration-strands"
        >
          <path d={WOVEN} />
        </svg>
        <div className="integration-engine">
          <p>{engine}</p>
          <p className="integration-outcomes">
            <span className="integration-pass" />
            <span>×</span>
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
