import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { FactSheet } from '~/ui/fact-sheet'
import type { StayTerms } from '~/upstream/stays.server'
import type { CurrencyId } from '~contract/currencies'
import { formatStayMoney } from './stay-money'

interface TermsFactsProps {
  terms: StayTerms
  price: number
  currencyId: CurrencyId
}

/** Renders the prices, limits, times and house rules of a stay. */
export function TermsFacts({ terms, price, currencyId }: TermsFactsProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const money = (amount: number) => formatStayMoney(amount, currencyId, language)
  const number = (count: number) => formatNumber(count, language)
  const { minNights, maxNights, weekendPrice, cleaningFee } = terms
  const allowed = (isAllowed: boolean) => t(isAllowed ? 'allowed' : 'not_allowed')
  return (
    <FactSheet
      facts={[
        {
          name: t('price'),
          value: (
            <>
              {t('per_night', { price: money(price) })}
              {weekendPrice === undefined ? null : (
                <>
                  <br />
                  {t('per_weekend_night', { price: money(weekendPrice) })}
                </>
              )}
            </>
          ),
        },
        ...(cleaningFee > 0 ? [{ name: t('cleaning_fee'), value: money(cleaningFee) }] : []),
        {
          name: t('stay_length'),
          value:
            minNights === maxNights
              ? t('length_same', { count: minNights, shown: number(minNights) })
              : t('length', { min: number(minNights), max: number(maxNights) }),
        },
        { name: t('max_guests'), value: number(terms.guests) },
        { name: t('check_in'), value: terms.checkIn },
        { name: t('check_out'), value: terms.checkOut },
        { name: t('horizon'), value: t('months', { count: terms.horizonMonths }) },
        { name: t('pets'), value: allowed(terms.pets) },
        { name: t('smoking'), value: allowed(terms.smoking) },
        { name: t('parties'), value: allowed(terms.parties) },
      ]}
    />
  )
}
