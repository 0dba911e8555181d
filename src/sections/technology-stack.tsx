import { LAYERS } from '../contract/layers';
import { SpecimenDetail, SpecimenSource } from '../illustrations/inspection/specimen-detail';
import { DataTable } from '../ui/data-table';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';
import './technology-stack.css';

/** What each layer takes in and hands on: the technology as those see it who connect to it. */
export function TechnologyStack() {
  const texts = useTexts()('technology:stack');
  return (
    <TextSection of="technology:stack">
      <SpecimenSource />
      <DataTable
        caption={texts.caption}
        columns={[texts.column.layer, texts.column.takesIn, texts.column.handsOn]}
        rows={LAYERS.map((layer) => ({
          head: (
            <span className="layer">
              <SpecimenDetail of={layer} />
              <span className="layer-name">{texts[layer].term}</span>
            </span>
          ),
          cells: [texts[layer].takesIn, texts[layer].handsOn],
        }))}
        records
      />
    </TextSection>
  );
}
