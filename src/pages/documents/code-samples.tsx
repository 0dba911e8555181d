import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/section';
import { CodeSample } from './code-sample';
import { MOBILE_SDK_SAMPLE, REST_API_SAMPLE, WEB_CLIENT_SAMPLE, WEB_SDK_SAMPLE } from './sample-code';
import './documents.css';

export function CodeSamples() {
  const { t } = useTranslation(['documents', 'common']);
  const samples = [
    { title: t('common:channel.restApi'), text: t('documents:code.restApi.text'), code: REST_API_SAMPLE },
    {
      title: t('common:channel.webClient'),
      text: t('documents:code.webClient.text'),
      code: WEB_CLIENT_SAMPLE,
    },
    { title: t('common:channel.webSdk'), text: t('documents:code.webSdk.text'), code: WEB_SDK_SAMPLE },
    {
      title: t('common:channel.mobileSdk'),
      text: t('documents:code.mobileSdk.text'),
      code: MOBILE_SDK_SAMPLE,
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
