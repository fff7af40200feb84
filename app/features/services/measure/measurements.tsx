import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import { Badge } from '../../../ui/badge'
import { Button, ButtonLink } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorSummary } from '../../../ui/error-summary'
import { formatLari, formatMoment } from '../../balance'
import { PayWays } from '../order/pay/pay-ways'
import type { MeasureData } from './load.server'

const tones = { ordered: 'off', visit_set: 'info', measured: 'warn', paid: 'ok' } as const

/** What was ordered to be measured: the areas, the difference in price, and what has become of it. */
export function Measurements({ data }: { data: MeasureData }) {
  const { t } = useTranslation('services')
  const { title, rows, orderHref, paying } = data
  return (
    <div className="stack">
      <h1>{title}</h1>
      {paying ? <PayDifference paying={paying} /> : null}
      {rows.length === 0 ? (
        <EmptyState
          title={t('measure.empty_title')}
          action={<ButtonLink href={orderHref}>{t('measure.order')}</ButtonLink>}
        >
          {t('measure.empty_text')}
        </EmptyState>
      ) : (
        <ul className="stack measures">
          {rows.map((row) => (
            <Row key={row.orderId} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ row }: { row: MeasureData['rows'][number] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { orderId, address, orderedArea, measuredArea, difference, state, visitAt } = row
  const square = (area: number) => t('measure.m2', { area: formatNumber(area, language, 2) })
  return (
    <li className="panel stack">
      <div className="row">
        <h2 className="h3">{address}</h2>
        <Badge tone={tones[state]}>{t(`measure.states.${state}`)}</Badge>
      </div>
      <dl className="pairs">
        <div>
          <dt>{t('measure.number')}</dt>
          <dd>{orderId}</dd>
        </div>
        <div>
          <dt>{t('measure.ordered')}</dt>
          <dd>{square(orderedArea)}</dd>
        </div>
        <div>
          <dt>{t('measure.measured')}</dt>
          <dd>{measuredArea === undefined ? t('measure.not_yet') : square(measuredArea)}</dd>
        </div>
        {visitAt ? (
          <div>
            <dt>{t('measure.visit')}</dt>
            <dd>{formatMoment(visitAt, language)}</dd>
          </div>
        ) : null}
        {difference === undefined ? null : (
          <div>
            <dt>{t('measure.difference')}</dt>
            <dd>
              {formatLari(Math.abs(difference), language)}
              {difference < 0 ? <small className="mute"> {t('measure.returned')}</small> : null}
            </dd>
          </div>
        )}
      </dl>
      {row.payHref || row.drawingHref ? (
        <div className="row">
          {row.payHref && difference !== undefined ? (
            <ButtonLink variant="main" href={row.payHref} rel="nofollow">
              {t('pay', { sum: formatLari(difference, language) })}
            </ButtonLink>
          ) : null}
          {row.drawingHref ? (
            <ButtonLink icon="document" href={row.drawingHref} download>
              {t('measure.drawing')}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

function PayDifference({ paying }: { paying: NonNullable<MeasureData['paying']> }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { address, difference, here, backHref, held, formKey, returned } = paying
  const mistake = returned?.mistakes[0]?.mistake
  const error = mistake && t(`mistakes.${mistake}`)
  const failure = returned?.failure
  return (
    <section className="panel stack" aria-labelledby="difference">
      <h2 id="difference">{t('measure.pay_title', { address })}</h2>
      {failure ? <ErrorSummary title={t(`failures.${failure}`)} /> : null}
      {error ? <ErrorSummary title={t('mend')} errors={[{ id: 'difference-way', message: error }]} /> : null}
      <form method="post" action={here} className="stack">
        <input type="hidden" name="form_key" value={formKey} />
        <PayWays
          field={{ id: 'difference-way', name: 'card_id', ...(error && { error }) }}
          held={held}
          total={difference}
          typed={returned?.values}
        />
        <div className="row">
          <Button variant="main" name="intent" value="pay">
            {t('pay', { sum: formatLari(difference, language) })}
          </Button>
          <ButtonLink variant="plain" href={backHref}>
            {t('back')}
          </ButtonLink>
        </div>
        <p className="sm mute">{t('at_bank')}</p>
      </form>
    </section>
  )
}
