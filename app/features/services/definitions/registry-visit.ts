import { REGISTRY_VISITORS } from '~contract/services'
import type { OrderField, ServiceDefinition } from '../definition'

const FOR_COMPANY: OrderField['onlyIf'] = { field: 'who', answer: 'legal' }

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
            { name: 'company_name', kind: 'line', isRequired: true, onlyIf: FOR_COMPANY },
            { name: 'company_code', kind: 'company_code', isRequired: true, onlyIf: FOR_COMPANY },
            { name: 'name', kind: 'line', isRequired: true },
            { name: 'personal_number', kind: 'personal_number', isRequired: true },
          ],
        },
        { kind: 'phone' },
      ],
    },
  ],
  relatedServices: ['legal', 'appraisal'],
}
