import { useTranslation } from 'react-i18next'
import { ACCURACY_PATH } from '~/features/estimate'
import { formatMoney } from '~/features/statements'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import { CURRENCY_IDS } from '~contract/currencies'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import type { StatementDraftData } from '../loader.server'
import { roundRange } from '../round-range'

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
  const range = isGel ? gel : usd
  const side =
    price === undefined || !range
      ? undefined
      : price < range.low
        ? 'below'
        : price > range.high
          ? 'above'
          : 'within'
  return (
    <div className="output draft-price-hint">
      <p>
        {t('price_hint.range')}{' '}
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
      <Disclosure id="price-hint" summary={t('price_hint.how')}>
        <p className="sm">
          {t('price_hint.reckoning', {
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
