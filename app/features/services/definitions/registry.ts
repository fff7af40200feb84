import type { ServiceDefinition } from '../definition'

/** A visit to the public register at an agreed time. */
export const registry: ServiceDefinition = {
  id: 16,
  name: 'registry',
  icon: 'calendar',
  key: 'public-registry-service',
  call: 'public-registry-service',
  landing: '/booking-service',
  view: '/booking-service/BookingView',
  accountView: '/account/bookingService/bookingView',
  steps: [
    {
      name: 'reason',
      parts: [
        { kind: 'reason' },
        {
          kind: 'fields',
          fields: [{ name: 'who', kind: 'choice', isRequired: true, options: ['physical', 'legal'] }],
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
  beside: ['legal', 'rate'],
}
