import { useTranslation } from 'react-i18next';
import { CHANNELS } from '../../contract/channels';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { CodeSample } from './code-sample';
import { mobileSdkSample, restApiSample, webClientSample, webSdkSample } from './sample-code';
import './documents.css';

export function CodeSamples() {
  const { t } = useTranslation('channels');
  const { comment, ...texts } = useTexts()('documents:code');
  const samples = {
    webClient: webClientSample({ begin: comment.beginAndSend }),
    webSdk: webSdkSample(comment),
    mobileSdk: mobileSdkSample(comment),
    restApi: restApiSample(comment),
  };
  return (
    <TextSection of="documents:code">
      {CHANNELS.map((channel) => (
        <div key={channel} className="code-sample">
          <div>
            <h3>{t(channel)}</h3>
            <p className="note">{texts[channel].text}</p>
          </div>
          <CodeSample title={t(channel)} code={samples[channel]} />
        </div>
      ))}
    </TextSection>
  );
}
