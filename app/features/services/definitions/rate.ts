import type { ServiceDefinition } from '../definition'

/** A certified opinion of what a property is worth. */
export const rate: ServiceDefinition = {
  id: 5,
  name: 'rate',
  icon: 'stamp',
  key: 'rate-service',
  call: 'rate-service',
  landing: '/shefaseba',
  view: '/shefaseba/RatersView',
  accountView: '/account/ratersService/ratersView',
  steps: [
    {
      name: 'subject',
      tells: 'rate_request',
      parts: [
        {
          kind: 'fields',
          fields: [
            {
              name: 'type',
              kind: 'choice',
              isRequired: true,
              options: ['flat', 'land', 'office', 'other'],
            },
            { name: 'address', kind: 'line', isRequired: true },
            { name: 'area', kind: 'area', isRequired: true },
            { name: 'cadastral_code', kind: 'line' },
          ],
        },
        { kind: 'notice', name: 'co_owners' },
      ],
    },
    { name: 'package', tells: 'rate_type', parts: [{ kind: 'packages' }, { kind: 'raters' }] },
    {
      name: 'contact',
      parts: [
        { kind: 'fields', fields: [{ name: 'name', kind: 'line', isRequired: true }] },
        { kind: 'phone' },
        {
          kind: 'fields',
          fields: [
            { name: 'personal_number', kind: 'personal_number' },
            { name: 'email', kind: 'email' },
          ],
        },
      ],
    },
  ],
  beside: ['legal', 'registry'],
}
