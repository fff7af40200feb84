import { RevealPhone } from '~/features/statement-owner'
import { useFormatPrice } from '../cards/use-format-price'
import type { StatementData } from './loader.server'

/** Keeps the price and the phone number within reach on phones. */
export function CallBar({ data: { statement, phones } }: { data: StatementData }) {
  const formatPrice = useFormatPrice()
  if (statement.status !== 'active' || !statement.maskedPhone) return null
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
