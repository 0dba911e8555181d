import type { FAQPage } from 'schema-dts';
import * as v from 'valibot';
import type { LocaleResources } from '../../locale/i18n';

const schema = v.object({
  faq: v.object({
    group: v.record(
      v.string(),
      v.record(v.string(), v.union([v.string(), v.object({ question: v.string(), answer: v.string() })])),
    ),
  }),
});

/** https://schema.org/FAQPage: the texts that the page shows. */
export function questions(resources: LocaleResources): FAQPage {
  const { group } = v.parse(schema, resources).faq;
  return {
    '@type': 'FAQPage',
    mainEntity: Object.values(group)
      .flatMap((texts) => Object.values(texts))
      // Its title stands there besides the questions.
      .filter((entry) => typeof entry !== 'string')
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
