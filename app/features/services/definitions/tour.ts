import { PLACE_FIELDS, type ServiceDefinition, VISIT_STEP } from '../definition'

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
    VISIT_STEP,
  ],
  examples: { flags: ['with_3d'] },
  relatedServices: ['photo'],
}
