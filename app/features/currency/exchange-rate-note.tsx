import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { Configuration } from '~/upstream/content.server'
import { daysBetween, toGeorgianNoon } from '~contract/values/georgian-time'

/** Maximum age of a current rate in days: the bank sets none on weekends and holidays. */
const MAX_AGE_DAYS = 4
const RATE_DIGITS = 4

/** Renders the exchange rate used for conversions, with its day. */
export function ExchangeRateNote({
  rate: { rate, day, source },
}: {
  rate: NonNullable<Configuration['exchangeRate']>
}) {
  const { t } = useTranslation('exchange-rate')
  const { language } = usePage()
  const noon = toGeorgianNoon(day)
  const age = daysBetween(noon, new Date())
  return (
    <>
      {t(source ?? 'unknown', {
        rate: formatNumber(rate, language, RATE_DIGITS),
        day: formatDay(noon, language),
      })}
      {age > MAX_AGE_DAYS && source !== 'demo' ? ` ${t('age', { count: age })}` : null}
    </>
  )
}
