import { useTranslation } from 'react-i18next';
import type { AnatomyId } from '../illustrations/anatomy/anatomy';

interface Feature {
  /** Its address on the detail page. */
  id: string;
  name: string;
  text: string;
}

interface FeatureGroup {
  id: AnatomyId;
  name: string;
  text: string;
  features: Feature[];
}

/** Everything the service checks and decides with, in the specification's order (section 1). */
export function useSolutionFeatures(): FeatureGroup[] {
  const { t } = useTranslation('solution');
  return [
    {
      id: 'document',
      name: t('group.document.name'),
      text: t('group.document.text'),
      features: [
        { id: 'text-zones', name: t('feature.textZones.name'), text: t('feature.textZones.text') },
        { id: 'check-digits', name: t('feature.checksums.name'), text: t('feature.checksums.text') },
        { id: 'syntax', name: t('feature.syntax.name'), text: t('feature.syntax.text') },
        { id: 'front-back', name: t('feature.frontBack.name'), text: t('feature.frontBack.text') },
        { id: 'face-on-id', name: t('feature.faceOnId.name'), text: t('feature.faceOnId.text') },
        { id: 'punched-hole', name: t('feature.punchedHole.name'), text: t('feature.punchedHole.text') },
        { id: 'manipulation', name: t('feature.manipulation.name'), text: t('feature.manipulation.text') },
        { id: 'name-address', name: t('feature.nameAddress.name'), text: t('feature.nameAddress.text') },
        { id: 'number-name', name: t('feature.numberName.name'), text: t('feature.numberName.text') },
      ],
    },
    {
      id: 'face',
      name: t('group.face.name'),
      text: t('group.face.text'),
      features: [
        { id: 'face-match', name: t('feature.faceOne.name'), text: t('feature.faceOne.text') },
        { id: 'face-lookup', name: t('feature.faceMany.name'), text: t('feature.faceMany.text') },
      ],
    },
    {
      id: 'presence',
      name: t('group.presence.name'),
      text: t('group.presence.text'),
      features: [
        { id: 'liveness', name: t('feature.liveness.name'), text: t('feature.liveness.text') },
        { id: 'age', name: t('feature.age.name'), text: t('feature.age.text') },
        {
          id: 'several-people',
          name: t('feature.multiplePeople.name'),
          text: t('feature.multiplePeople.text'),
        },
        { id: 'sleeping', name: t('feature.sleeping.name'), text: t('feature.sleeping.text') },
      ],
    },
    {
      id: 'background',
      name: t('group.background.name'),
      text: t('group.background.text'),
      features: [
        { id: 'aml', name: t('feature.aml.name'), text: t('feature.aml.text') },
        { id: 'address', name: t('feature.address.name'), text: t('feature.address.text') },
      ],
    },
    {
      id: 'data',
      name: t('group.data.name'),
      text: t('group.data.text'),
      features: [
        { id: 'device', name: t('feature.device.name'), text: t('feature.device.text') },
        { id: 'email', name: t('feature.email.name'), text: t('feature.email.text') },
        { id: 'phone', name: t('feature.phone.name'), text: t('feature.phone.text') },
      ],
    },
    {
      id: 'decision',
      name: t('group.decision.name'),
      text: t('group.decision.text'),
      features: [
        { id: 'dashboard', name: t('feature.dashboard.name'), text: t('feature.dashboard.text') },
        { id: 'rules', name: t('feature.rules.name'), text: t('feature.rules.text') },
        { id: 'investigation', name: t('feature.investigation.name'), text: t('feature.investigation.text') },
        { id: 'orchestration', name: t('feature.orchestration.name'), text: t('feature.orchestration.text') },
      ],
    },
  ];
}
