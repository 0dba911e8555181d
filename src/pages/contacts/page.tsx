import { TextHeading } from '../../sections/texts/text-heading';
import { ContactDoors } from './contact-doors';
import { DirectContact } from './direct-contact';

export function Page() {
  return (
    <>
      <TextHeading of="contacts:heading" print="waves" />
      <ContactDoors />
      <DirectContact />
    </>
  );
}
