import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { ButtonLink } from '../../ui/button'
import type { StatementData } from './load.server'
import { formatMoney, shownPrices } from './prices'

/** On a phone the price and the way to the owner's number stay in sight. */
export function CallBar({ data: { statement } }: { data: StatementData }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const { life, maskedPhone, price, priceKind, ownCurrency } = statement
  if (life !== 'active' || !maskedPhone) return null
  const [first] = priceKind === 'negotiable' ? [] : shownPrices(price, ownCurrency)
  return (
    <div className="callbar">
      <p className="price">{first ? formatMoney(first.total, first.currency, language) : t('negotiable')}</p>
      <ButtonLink variant="main" icon="phone" href="#phone">
        {t('phone_link')}
      </ButtonLink>
    </div>
  )
}
