import { tidyAnswer } from '../fields'
import type { Order } from '../read.server'
import type { ReturnedOrder } from '../returned'
import { isProven } from './proven'

/** The number as it stands on the page, and whether it is proven, or a code is on its way to it. */
export function phoneOf(order: Order, returned: ReturnedOrder | undefined, now = Date.now()) {
  const { draft, user } = order
  const typed = returned?.values.phone_number ?? draft.values.phone_number ?? user?.phone ?? ''
  const phone = tidyAnswer({ kind: 'phone' }, typed)
  const code = returned?.code ?? draft.code
  return {
    phone: /^5\d{8}$/.test(phone) ? phone.replace(/(\d{3})(?=\d)/g, '$1 ') : typed,
    isConfirmed: isProven(order, phone),
    code:
      code?.phone === phone
        ? { waitSeconds: Math.max(0, Math.ceil((code.againAt - now) / 1_000)) }
        : undefined,
  }
}
