import { PLACE, type ServiceDefinition } from '../definition'

/** A measured drawing; it is ordered by whoever knows of it, and has no page of its own. */
export const measure: ServiceDefinition = {
  id: 8,
  name: 'measure',
  icon: 'ruler',
  key: 'measure-service',
  call: 'measure-service',
  view: '/azomva/MeasurmentView',
  accountView: '/account/measureService/MeasurmentView',
  steps: [
    {
      name: 'subject',
      parts: [
        {
          kind: 'fields',
          fields: [
            { name: 'type', kind: 'choice', isRequired: true, options: ['flat', 'house', 'office', 'land'] },
            ...PLACE,
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
