import { APPRAISED_PROPERTY_TYPES } from '~contract/services'
import type { ServiceDefinition } from '../definition'

export const appraisal: ServiceDefinition = {
  id: 5,
  name: 'appraisal',
  icon: 'stamp',
  key: 'rate-service',
  landingPath: '/shefaseba',
  publicOrderPath: '/shefaseba/RatersView',
  accountOrderPath: '/account/ratersService/ratersView',
  steps: [
    {
      name: 'subject',
      submitsEarly: 'rate_request',
      parts: [
        {
          kind: 'fields',
          fields: [
            {
              name: 'type',
              kind: 'choice',
              isRequired: true,
              options: APPRAISED_PROPERTY_TYPES,
            },
            { name: 'address', kind: 'line', isRequired: true },
            { name: 'area', kind: 'area', isRequired: true },
            { name: 'cadastral_code', kind: 'cadastral_code' },
          ],
        },
        { kind: 'notice', name: 'co_owners' },
      ],
    },
    { name: 'package', submitsEarly: 'rate_type', parts: [{ kind: 'packages' }, { kind: 'raters' }] },
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
  relatedServices: ['legal', 'registry'],
}
