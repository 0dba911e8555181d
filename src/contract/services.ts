/** What a sales lead may be interested in: specification, section 3, in its order. */
export const SERVICES = [
  'id-document-verification',
  'liveness-detection',
  'aml-screening',
  'face-match',
  'address-verification',
  'other',
] as const;
