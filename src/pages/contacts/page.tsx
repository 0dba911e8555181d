import { PrintedHeading } from '../../sections/texts/printed-heading';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';

export function Page() {
  return (
    <>
      <PrintedHeading of="contacts:heading" full />
      <ContactDoors />
      <DirectContact />
    </>
  );
}
