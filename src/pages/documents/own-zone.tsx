import { checkDigit, checkDigitTerms } from '../../contract/check-digit';
import { TextSection } from '../../sections/texts/text-section';
import { useTexts } from '../../sections/texts/use-texts';
import { useSheet } from '../../ui/sheet';
import { ValueRows } from '../../ui/value-rows';
import './own-zone.css';

/** Of a zone's second line: the document's number, before its check digit. */
const NUMBER_LENGTH = 9;

/** The sample above, worked on what the page itself is printed with. */
export function OwnZone() {
  const texts = useTexts()('documents:own-zone');
  const number = useSheet().zone[1]?.slice(0, NUMBER_LENGTH) ?? '';
  const terms = checkDigitTerms(number);
  const rows = [
    { head: texts.character, values: terms.map(({ character }) => character) },
    { head: texts.value, values: terms.map(({ product, weight }) => product / weight) },
    { head: texts.weight, values: terms.map(({ weight }) => weight) },
    { head: texts.product, values: terms.map(({ product }) => product) },
  ];
  return (
    <TextSection of="documents:own-zone">
      <div className="own-zone">
        <ValueRows caption={texts.caption} rows={rows} />
        <dl>
          <div>
            <dt>{texts.sum}</dt>
            <dd>{terms.reduce((sum, { product }) => sum + product, 0)}</dd>
          </div>
          <div>
            <dt>{texts.digit}</dt>
            <dd>{checkDigit(number)}</dd>
          </div>
        </dl>
      </div>
    </TextSection>
  );
}
