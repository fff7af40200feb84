import { useTranslation } from 'react-i18next'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { ACCURACY_PATH } from '~/page/accuracy-path'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { Currency } from '~contract/currencies'
import { comparePrice, drawRange, RANGE_BOX, roundRange } from '../price-range'
import { formatMoney } from '../prices'

interface EstimatedRangeProps {
  estimate: NonNullable<StatementDetails['estimate']>
  price: StatementDetails['price']
  /** Lari for one dollar; undefined if unknown. */
  rate: number | undefined
}

/** Renders the range in which the model expects the price, the place of the price in it, and its error. */
export function EstimatedRange({ estimate, price, rate }: EstimatedRangeProps) {
  const { t } = useTranslation(['statement-page', 'estimate'])
  const { language, currency } = usePage()
  const ranges: Record<Currency, ReturnType<typeof roundRange> | undefined> = {
    usd: roundRange(estimate, 1),
    gel: rate === undefined ? undefined : roundRange(estimate, rate),
  }
  const order: Currency[] = currency === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const [first, second] = order.flatMap((one) => {
    const range = ranges[one]
    return range ? [`${formatMoney(range.low, one, language)}–${formatMoney(range.high, one, language)}`] : []
  })
  const own = price.usd?.total
  const drawing = own ? drawRange(estimate, own) : undefined
  return (
    <div>
      <p>
        {t('estimate:typical.range')} <b className="nowrap">{first}</b>
        {second ? <span className="nowrap mute"> · {second}</span> : null}
      </p>
      {own && drawing ? (
        <>
          <svg
            className="range"
            viewBox={`0 0 ${RANGE_BOX.width} ${RANGE_BOX.height}`}
            width={RANGE_BOX.width}
            height={RANGE_BOX.height}
            aria-hidden="true"
          >
            <path d={drawing.track} />
            <path d={drawing.range} />
            <circle cx={drawing.price} cy={RANGE_BOX.height / 2} r="6" />
          </svg>
          <p className="sm">{t(`fair.${comparePrice(own, estimate)}`)}</p>
        </>
      ) : null}
      <Disclosure summary={t('estimate:typical.how')}>
        <div className="sm prose">
          <p>
            {t('estimate:typical.reckoning', {
              comparables: formatNumber(estimate.comparables, language),
              offers: formatNumber(estimate.offers, language),
              day: formatDay(new Date(estimate.dataUntil), language),
              percent: estimate.percent,
            })}
            {estimate.medianError === undefined
              ? null
              : ` ${t('estimate:typical.error', { percent: formatNumber(estimate.medianError, language, 1) })}`}
          </p>
          {estimate.isMadeUp ? <p>{t('estimate:result.demo_notice')}</p> : null}
          <p>
            <a href={toLocalizedPath(ACCURACY_PATH, language)}>{t('estimate:accuracy.link')}</a>
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
