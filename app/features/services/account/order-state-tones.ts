import type { BadgeTone } from '~/ui/badge'
import type { ServiceOrder } from '~/upstream/services.server'

export const STATE_TONES: Record<ServiceOrder['state'], BadgeTone> = {
  active: 'ok',
  paid: 'warn',
  done: 'off',
  called_off: 'bad',
}
