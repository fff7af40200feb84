import { CONTACT_FIELDS, PLACE_FIELDS, type ServiceDefinition } from '../definition'

export const tour: ServiceDefinition = {
  id: 3,
  name: 'tour',
  icon: 'cube',
  key: '3d-service',
  landingPath: '/3d-turi',
  publicOrderPath: '/3d-turi/tourView',
  accountOrderPath: '/account/3DTourService/tourView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'property', parts: [{ kind: 'statements', place: PLACE_FIELDS }] },
    {
      name: 'visit',
      parts: [{ kind: 'fields', fields: [{ name: 'date', kind: 'day' }, ...CONTACT_FIELDS] }],
    },
  ],
  examples: { flags: ['with_3d'] },
  relatedServices: ['photo'],
}
