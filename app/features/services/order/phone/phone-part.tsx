import { PhoneProof } from '../../../phone-proof'
import type { OrderData } from '../load.server'
import { useFields } from '../use-fields'

/** The number of whoever orders. */
export function PhonePart({ data }: { data: OrderData }) {
  const { field, errors } = useFields(data)
  const { error: phone } = field('phone_number')
  const { error: code } = field('code')
  return <PhoneProof prefix="order" {...data.phone} errors={{ phone, code }} isCalm={errors.length === 0} />
}
