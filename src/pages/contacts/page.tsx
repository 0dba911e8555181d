import { PrintedHeading } from '../../sections/texts/printed-heading';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';
import { Postage } from './postage';

export function Page() {
  return (
    <>
      <PrintedHeading of="contacts:heading" print="composed" full seal={<Postage />} />
      <ContactDoors />
      <DirectContact />
    </>
  );
}
