import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button'
import type { Statement } from '../../../upstream/one-statement.server'
import { usePriceText } from '../cards/price-text'

/** On a phone the price and the way to the owner's number stay in sight. */
export function CallBar({ statement }: { statement: Statement }) {
  const { t } = useTranslation('details')
  const priceText = usePriceText()
  if (statement.life !== 'active' || !statement.maskedPhone) return null
  return (
    <div className="callbar">
      <p className="price">{priceText(statement)}</p>
      <ButtonLink variant="main" icon="phone" href="#phone">
        {t('phone_link')}
      </ButtonLink>
    </div>
  )
}
