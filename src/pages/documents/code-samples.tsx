import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHANNELS } from '../../contract/channels';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { CodeSample } from './code-sample';
import mobileSdk from './samples/mobile-sdk.kt.txt?tokens';
import restApi from './samples/rest-api.sh.txt?tokens';
import webClient from './samples/web-client.js.txt?tokens';
import webSdk from './samples/web-sdk.html.txt?tokens';
import './documents.css';

const SAMPLES = { webClient, webSdk, mobileSdk, restApi };

/** The channels are alternatives and share a place. Native radio buttons choose: before and without any script. */
export function CodeSamples() {
  const { t } = useTranslation('channels');
  const id = useId();
  const texts = useTexts()('documents:code');
  return (
    <TextSection of="documents:code" split>
      <fieldset className="code-choice">
        <legend className="sr-only">{texts.choose}</legend>
        {CHANNELS.map((channel, index) => (
          <Fragment key={channel}>
            <input
              type="radio"
              className="code-choice-input"
              id={id + channel}
              name={id}
              defaultChecked={index === 0}
            />
            <label htmlFor={id + channel}>{t(channel)}</label>
            <div className="code-choice-panel">
              <p className="note">{texts[channel].text}</p>
              <CodeSample title={t(channel)} tokens={SAMPLES[channel]} />
            </div>
          </Fragment>
        ))}
      </fieldset>
    </TextSection>
  );
}
