import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { useFormatPrice } from '../cards/use-format-price'

/** Keeps the price and the phone button visible on phones. */
export function CallBar({ statement }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  const formatPrice = useFormatPrice()
  if (statement.life !== 'active' || !statement.maskedPhone) return null
  return (
    <div className="call-bar">
      <p className="price">{formatPrice(statement)}</p>
      <ButtonLink variant="main" icon="phone" href="#phone">
        {t('phone_link')}
      </ButtonLink>
    </div>
  )
}
