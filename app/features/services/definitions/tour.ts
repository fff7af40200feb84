import { CONTACT, PLACE, type ServiceDefinition } from '../definition'

/** A home that can be walked through. */
export const tour: ServiceDefinition = {
  id: 3,
  name: 'tour',
  icon: 'cube',
  key: '3d-service',
  call: 'matterport-service',
  landing: '/3d-turi',
  view: '/3d-turi/tourView',
  accountView: '/account/3DTourService/tourView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'property', parts: [{ kind: 'statements', place: PLACE }] },
    { name: 'visit', parts: [{ kind: 'fields', fields: [{ name: 'date', kind: 'day' }, ...CONTACT] }] },
  ],
  examples: { flags: ['with_3d'] },
  beside: ['photo'],
}
