import type { ServiceDefinition } from '../definition'
import { choiceAddress } from '../order/choice'

export const vip: ServiceDefinition = {
  id: 1,
  name: 'vip',
  icon: 'star',
  key: 'vip-service',
  call: 'vip-service',
  landing: '/vip',
  accountView: '/account/vipService/vipView',
  steps: [
    { name: 'package', parts: [{ kind: 'packages' }] },
    { name: 'statements', parts: [{ kind: 'statements', many: true }] },
  ],
  examples: { flags: ['is_vip'] },
}

/** Where statements are made VIP, without a language. */
export function promotionAddress(statementIds: number[]): string {
  return choiceAddress(vip.accountView, { statementIds })
}
