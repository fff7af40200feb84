import { PhoneProof } from '~/features/phone-proof'
import type { OrderPageData } from '../loader.server'
import { useOrderFields } from '../use-order-fields'

export function PhoneField({ data }: { data: OrderPageData }) {
  const { field, errors } = useOrderFields(data)
  const { error: phone } = field('phone_number')
  const { error: code } = field('code')
  return (
    <PhoneProof prefix="order" {...data.phone} errors={{ phone, code }} autoFocusCode={errors.length === 0} />
  )
}
