import { CONTACT, PLACE, type ServiceDefinition } from '../definition'

/** A photographer who comes. */
export const photo: ServiceDefinition = {
  id: 4,
  name: 'photo',
  icon: 'camera',
  key: 'photographer-service',
  call: 'photographer-service',
  landing: '/photo-tour',
  view: '/photo-tour/tourView',
  accountView: '/account/photoTourService/tourView',
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
    { name: 'property', parts: [{ kind: 'statements', place: PLACE }] },
    { name: 'visit', parts: [{ kind: 'fields', fields: [{ name: 'date', kind: 'day' }, ...CONTACT] }] },
  ],
  examples: { flags: ['with_picture'] },
  beside: ['tour'],
}
