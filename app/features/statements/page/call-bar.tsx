import { RevealPhone } from '~/features/statement-owner'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { useFormatPrice } from '../cards/use-format-price'
import type { StatementData } from './loader.server'

export interface CallBarProps extends Pick<StatementData, 'phones'> {
  statement: Pick<
    StatementDetails,
    'status' | 'isOwn' | 'maskedPhone' | 'uuid' | 'price' | 'priceKind' | 'dealId'
  >
}

/** Keeps the price and the phone number within reach on phones; owners need neither of their own listing. */
export function CallBar({ statement, phones }: CallBarProps) {
  const formatPrice = useFormatPrice()
  if (statement.status !== 'active' || statement.isOwn || !statement.maskedPhone) return null
  return (
    <div className="call-bar">
      <p className="price">{formatPrice(statement)}</p>
      <RevealPhone
        subject={`statement/${statement.uuid}`}
        maskedPhone={statement.maskedPhone}
        revealed={phones}
        isRepeated
        isPrimary
      />
    </div>
  )
}
