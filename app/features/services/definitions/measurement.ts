import { MEASURED_PROPERTY_TYPES, REGISTRATION_CHOICES } from '~contract/services'
import { PLACE_FIELDS, type ServiceDefinition } from '../definition'

/** Measurement, which has no landing page. */
export const measurement: ServiceDefinition = {
  id: 8,
  name: 'measure',
  icon: 'ruler',
  key: 'measure-service',
  publicOrderPath: '/azomva/MeasurmentView',
  accountOrderPath: '/account/measureService/MeasurmentView',
  steps: [
    {
      name: 'subject',
      parts: [
        {
          kind: 'fields',
          fields: [
            { name: 'type', kind: 'choice', isRequired: true, options: MEASURED_PROPERTY_TYPES },
            ...PLACE_FIELDS,
            { name: 'cadastral_code', kind: 'cadastral_code' },
          ],
        },
      ],
    },
    {
      name: 'package',
      parts: [
        { kind: 'packages' },
        {
          kind: 'fields',
          fields: [{ name: 'registration', kind: 'choice', isRequired: true, options: REGISTRATION_CHOICES }],
        },
        { kind: 'notice', name: 'price_corrected' },
      ],
    },
    {
      name: 'contact',
      parts: [
        { kind: 'fields', fields: [{ name: 'name', kind: 'line', isRequired: true }] },
        { kind: 'phone' },
      ],
    },
  ],
}
