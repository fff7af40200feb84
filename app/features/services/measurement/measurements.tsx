import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { PaymentMethodRadios } from '../order/payment/payment-method-radios'
import { differenceForm } from './form'
import type { MeasurementsData } from './loader.server'

const STATE_TONES = { ordered: 'off', visit_set: 'info', measured: 'warn', paid: 'ok' } as const

export function Measurements({ data }: { data: MeasurementsData }) {
  const { t } = useTranslation('services')
  const { title, rows, orderHref, payment } = data
  return (
    <div className="stack">
      <PageHead title={title} />
      {payment ? <DifferencePaymentForm payment={payment} /> : null}
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
            <MeasurementRow key={row.orderId} row={row} />
          ))}
        </ul>
      )}
    </div>
  )
}

function MeasurementRow({ row }: { row: MeasurementsData['rows'][number] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { orderId, address, orderedArea, measuredArea, difference, state, visitAt } = row
  const square = (area: number) => t('measure.m2', { area: formatNumber(area, language, 2) })
  return (
    <li className="panel stack">
      <div className="row">
        <h2 className="h3">{address}</h2>
        <Badge tone={STATE_TONES[state]}>{t(`measure.states.${state}`)}</Badge>
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
            <dd>{formatDateTime(visitAt, language)}</dd>
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

function DifferencePaymentForm({ payment }: { payment: NonNullable<MeasurementsData['payment']> }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { address, difference, currentUrl, backHref, paymentSources } = payment
  const { form, fields, isRejected } = useDefinedForm(differenceForm)
  return (
    <section className="panel stack" aria-labelledby="difference">
      <h2 id="difference">{t('measure.pay_title', { address })}</h2>
      <PostForm form={form} action={currentUrl}>
        <PaymentMethodRadios
          fields={fields}
          isRejected={isRejected}
          funds={paymentSources}
          total={difference}
        />
        <div className="row">
          <Button variant="main">{t('pay', { sum: formatLari(difference, language) })}</Button>
          <ButtonLink variant="plain" href={backHref}>
            {t('back')}
          </ButtonLink>
        </div>
        <p className="sm mute">{t('at_bank')}</p>
      </PostForm>
    </section>
  )
}
