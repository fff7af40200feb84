import type { ServiceDefinition } from '../definition'
import { orderPath } from '../order/urls'

export const vip: ServiceDefinition = {
  id: 1,
  name: 'vip',
  icon: 'star',
  key: 'vip-service',
  landingPath: '/vip',
  accountOrderPath: '/account/vipService/vipView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'statements', parts: [{ kind: 'statements', many: true }] },
  ],
  examples: { flags: ['is_vip'] },
}

/** Returns the VIP order's path, without a language. */
export function vipOrderPath(statementIds: number[]): string {
  return orderPath(vip.accountOrderPath, { statementIds })
}
