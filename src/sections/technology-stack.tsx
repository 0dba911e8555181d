import { LAYERS } from '../contract/layers';
import { DataTable } from '../ui/data-table';
import { TextSection } from './texts/text-section';
import { useTexts } from './texts/use-texts';
import './technology-stack.css';

/** What each layer takes in and hands on: the technology as those see it who connect to it. */
export function TechnologyStack() {
  const texts = useTexts()('technology:stack');
  return (
    <TextSection of="technology:stack">
      <DataTable
        caption={texts.caption}
        columns={[texts.column.layer, texts.column.takesIn, texts.column.handsOn]}
        rows={LAYERS.map((layer) => texts[layer]).map(({ term, takesIn, handsOn }) => ({
          head: term,
          cells: [takesIn, handsOn],
        }))}
        records
      />
    </TextSection>
  );
}
