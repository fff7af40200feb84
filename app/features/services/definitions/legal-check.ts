import type { ServiceDefinition } from '../definition'

export const legalCheck: ServiceDefinition = {
  id: 9,
  name: 'legal',
  icon: 'scale',
  key: 'legal-verification-service',
  landingPath: '/check-real-estate',
  publicOrderPath: '/check-real-estate/realEstateView',
  accountOrderPath: '/account/checkRealEstate/realEstateView',
  steps: [
    {
      name: 'subject',
      parts: [
        {
          kind: 'fields',
          fields: [
            { name: 'address', kind: 'line', isRequired: true },
            { name: 'area', kind: 'area', isRequired: true },
            { name: 'cadastral_code', kind: 'cadastral_code', isRequired: true },
          ],
        },
      ],
    },
    {
      name: 'contact',
      parts: [
        {
          kind: 'fields',
          fields: [
            { name: 'first_name', kind: 'line', isRequired: true },
            { name: 'last_name', kind: 'line', isRequired: true },
            { name: 'personal_number', kind: 'personal_number', isRequired: true },
          ],
        },
        { kind: 'phone' },
        {
          kind: 'fields',
          fields: [
            { name: 'email', kind: 'email', isRequired: true },
            { name: 'comment', kind: 'text' },
          ],
        },
      ],
    },
    { name: 'package', parts: [{ kind: 'packages' }] },
  ],
  relatedServices: ['appraisal', 'registry'],
}
