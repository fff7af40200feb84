import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { formatMoney, getPriceChange } from '../prices'

/** Renders the last change of the price as text, and earlier prices in a list. */
export function FormerPrices({ statement }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  const { language } = usePage()
  const [last] = statement.formerPrices
  if (!last) return null
  const { direction, percent } = getPriceChange(last, statement)
  return (
    <Disclosure summary={t(`price_change.${direction}`, { percent, day: formatDay(last.until, language) })}>
      <ul className="sm">
        {statement.formerPrices.map(({ price, currency, until }) => (
          <li key={until.valueOf()}>
            {t('former_price', {
              price: formatMoney(price, currency, language),
              day: formatDay(until, language),
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
