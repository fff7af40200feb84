import { PLACE_FIELDS, type ServiceDefinition, VISIT_STEP } from '../definition'

export const photo: ServiceDefinition = {
  id: 4,
  name: 'photo',
  icon: 'camera',
  key: 'photographer-service',
  landingPath: '/photo-tour',
  publicOrderPath: '/photo-tour/tourView',
  accountOrderPath: '/account/photoTourService/tourView',
  steps: [
    {
      name: 'package',
      parts: [
        { kind: 'packages' },
        {
          kind: 'fields',
          fields: [
            { name: 'with_logo', kind: 'choice', isRequired: true, options: ['without_logo', 'with_logo'] },
          ],
        },
      ],
    },
    { name: 'property', parts: [{ kind: 'statements', place: PLACE_FIELDS }] },
    VISIT_STEP,
  ],
  examples: { flags: ['with_picture'] },
  relatedServices: ['tour'],
}
