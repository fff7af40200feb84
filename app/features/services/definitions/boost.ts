import type { ServiceDefinition } from '../definition'

export const boost: ServiceDefinition = {
  id: 2,
  name: 'boost',
  icon: 'share',
  key: 'facebook-boost-service',
  landingPath: '/facebook',
  accountOrderPath: '/account/facebookService/facebookView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'statement', parts: [{ kind: 'statements' }] },
  ],
  relatedServices: ['tour', 'vip'],
}
