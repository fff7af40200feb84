import { PLACE_FIELDS, type ServiceDefinition } from '../definition'

/** Has no landing page. */
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
            { name: 'type', kind: 'choice', isRequired: true, options: ['flat', 'house', 'office', 'land'] },
            ...PLACE_FIELDS,
            { name: 'cadastral_code', kind: 'line' },
          ],
        },
      ],
    },
    { name: 'package', parts: [{ kind: 'packages' }, { kind: 'notice', name: 'price_corrected' }] },
    {
      name: 'contact',
      parts: [
        { kind: 'fields', fields: [{ name: 'name', kind: 'line', isRequired: true }] },
        { kind: 'phone' },
      ],
    },
  ],
}
