import { useTranslation } from 'react-i18next'
import { comparePrice, formatMoney, roundRange } from '~/features/statements'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { CURRENCY_IDS } from '~contract/currencies'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import type { StatementDraftData } from '../loader.server'

interface PriceHintProps {
  priceRange: StatementDraftData['priceRange']
  values: DraftValues
}

/** Renders the usual price range of similar flats, its method, and how the price compares. */
export function PriceHint({ priceRange, values }: PriceHintProps) {
  const { t } = useTranslation(['statement-drafts', 'estimate'])
  const { language } = usePage()
  if (!priceRange) return null
  const { rate, percent } = priceRange
  const usd = roundRange(priceRange, 1)
  const gel = rate === undefined ? undefined : roundRange(priceRange, rate)
  const price = parseDraftNumber('price', values.price)
  const isGel = Number(values.currency_id) === CURRENCY_IDS.gel
  const shownRange = isGel ? gel : usd
  const side = price === undefined || !shownRange ? undefined : comparePrice(price, shownRange)
  return (
    <div className="output draft-price-hint">
      <p>
        {t('estimate:typical.range')}{' '}
        <b className="nowrap">
          {formatMoney(usd.low, 'usd', language)}–{formatMoney(usd.high, 'usd', language)}
        </b>
        {gel ? (
          <span className="nowrap mute">
            {' '}
            · {formatMoney(gel.low, 'gel', language)}–{formatMoney(gel.high, 'gel', language)}
          </span>
        ) : null}
      </p>
      {side ? <p>{t(`price_hint.${side}`)}</p> : null}
      <Disclosure id="price-hint" summary={t('estimate:typical.how')}>
        <p className="sm">
          {t('estimate:typical.reckoning', {
            comparables: formatNumber(priceRange.comparables, language),
            offers: formatNumber(priceRange.offers, language),
            day: formatDay(new Date(priceRange.dataUntil), language),
            percent,
          })}
        </p>
        {priceRange.isMadeUp ? <p className="hint">{t('estimate:result.demo_notice')}</p> : null}
        <p className="sm">
          <a href={toLocalizedPath(ACCURACY_PATH, language)}>{t('estimate:accuracy.link')}</a>
        </p>
      </Disclosure>
    </div>
  )
}
