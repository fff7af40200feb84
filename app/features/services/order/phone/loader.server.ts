import { formatPhone } from '~contract/values/phone'
import { normalizeValue } from '../field-validation'
import type { OrderFormResult } from '../form'
import type { ServiceOrderState } from '../order.server'
import { isConfirmedPhone } from './is-confirmed-phone'

export function getPhoneData(
  order: ServiceOrderState,
  formResult: OrderFormResult | undefined,
  now = Date.now(),
) {
  const { draft, user } = order
  const typed = formResult?.values.phone_number ?? draft.values.phone_number ?? user?.phone ?? ''
  const phone = normalizeValue({ kind: 'phone' }, typed)
  const code = formResult?.code ?? draft.code
  return {
    phone: formatPhone(typed),
    isConfirmed: isConfirmedPhone(order, phone),
    code:
      code?.phone === phone
        ? { waitSeconds: Math.max(0, Math.ceil((code.againAt - now) / 1_000)) }
        : undefined,
  }
}
