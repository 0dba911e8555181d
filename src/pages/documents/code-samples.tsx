import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { CodeSample } from './code-sample';
import { mobileSdkSample, restApiSample, webClientSample, webSdkSample } from './sample-code';
import './documents.css';

export function CodeSamples() {
  const { t } = useTranslation(['documents', 'channels']);
  const sdkComments = {
    token: t('documents:code.comment.token'),
    review: t('documents:code.comment.review'),
  };
  // In the order of the picture and the table above.
  const samples = [
    {
      title: t('channels:webClient'),
      text: t('documents:code.webClient.text'),
      code: webClientSample({ begin: t('documents:code.comment.beginAndSend') }),
    },
    {
      title: t('channels:webSdk'),
      text: t('documents:code.webSdk.text'),
      code: webSdkSample(sdkComments),
    },
    {
      title: t('channels:mobileSdk'),
      text: t('documents:code.mobileSdk.text'),
      code: mobileSdkSample(sdkComments),
    },
    {
      title: t('channels:restApi'),
      text: t('documents:code.restApi.text'),
      code: restApiSample({
        begin: t('documents:code.comment.begin'),
        upload: t('documents:code.comment.upload'),
        finalise: t('documents:code.comment.finalise'),
      }),
    },
  ];
  return (
    <Section id="code" title={t('documents:code.title')} lead={t('documents:code.lead')}>
      {samples.map(({ title, text, code }) => (
        <div key={title} className="code-sample">
          <div>
            <h3>{title}</h3>
            <p className="note">{text}</p>
          </div>
          <CodeSample title={title} code={code} />
        </div>
      ))}
    </Section>
  );
}
