import { REGISTRY_VISITORS } from '~contract/services'
import type { ServiceDefinition } from '../definition'

export const registryVisit: ServiceDefinition = {
  id: 16,
  name: 'registry',
  icon: 'calendar',
  key: 'public-registry-service',
  landingPath: '/booking-service',
  publicOrderPath: '/booking-service/BookingView',
  accountOrderPath: '/account/bookingService/bookingView',
  steps: [
    {
      name: 'reason',
      parts: [
        { kind: 'reason' },
        {
          kind: 'fields',
          fields: [{ name: 'who', kind: 'choice', isRequired: true, options: REGISTRY_VISITORS }],
        },
      ],
    },
    { name: 'time', parts: [{ kind: 'slot' }] },
    {
      name: 'contact',
      parts: [
        {
          kind: 'fields',
          fields: [
            { name: 'name', kind: 'line', isRequired: true },
            { name: 'personal_number', kind: 'registered_number', isRequired: true },
          ],
        },
        { kind: 'phone' },
      ],
    },
  ],
  relatedServices: ['legal', 'appraisal'],
}
