import type { ServiceDefinition } from '../definition'

export const boost: ServiceDefinition = {
  id: 2,
  name: 'boost',
  icon: 'share',
  key: 'facebook-boost-service',
  call: 'facebook-boost-service',
  landing: '/facebook',
  accountView: '/account/facebookService/facebookView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'statement', parts: [{ kind: 'statements' }] },
  ],
  beside: ['tour', 'vip'],
}
