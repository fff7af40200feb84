import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { purchaseEvent } from '~/features/analytics'
import { formatLari, parsePaymentMethod, topUpHref } from '~/features/balance'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  startPayment,
  toOutcomeRedirect,
} from '~/features/balance/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { PostForm } from '~/forms/post-form'
import { allowRetry } from '~/forms/send-once.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHead } from '~/ui/page-head'
import { createDifferencePayment, type Measurement, measurements } from '~/upstream/measurements.server'
import { balance, savedCards } from '~/upstream/payments.server'
import { orderDocumentHref } from '../account/order-document-href'
import { measurement } from '../definitions/measurement'
import { PaymentMethodRadios } from '../order/payment/payment-method-radios'
import serviceStyles from '../services.css?url'
import { differenceForm } from './form'

const MEASUREMENT_PATH = '/account/measure'

/** Parameter of the order whose difference is being paid. */
const PAY_PARAM = 'pay'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const { language } = visitor
  const [rows, i18n] = await Promise.all([visitor.call(measurements), getI18n(language)])
  const path = toLocalizedPath(MEASUREMENT_PATH, language)
  const orderToPay = new URL(request.url).searchParams.get(PAY_PARAM)
  const row = orderToPay === null ? undefined : findDueMeasurement(rows, orderToPay)
  if (orderToPay !== null && !row) throw notFound('errors.page_desc')
  return {
    title: i18n.getFixedT(language, 'services')('measure.title'),
    rows: rows.map((one) => ({
      ...one,
      payHref: hasOutstandingDifference(one) ? `${path}?${PAY_PARAM}=${one.orderId}` : undefined,
      drawingHref: one.hasDrawing ? orderDocumentHref(one.orderId, language) : undefined,
    })),
    orderHref: toLocalizedPath(measurement.accountOrderPath, language),
    payment: row && (await toPaymentForm(row)),
  }

  async function toPaymentForm({ orderId, address, difference }: Measurement & { difference: number }) {
    const [currentBalance, cards] = await Promise.all([
      visitor.optional('balance', visitor.call(balance)),
      visitor.optional('cards', visitor.call(savedCards)),
    ])
    const page = `${path}?${PAY_PARAM}=${orderId}`
    return {
      address,
      difference,
      currentUrl: page,
      backHref: path,
      paymentSources: { balance: currentBalance, cards, topUpHref: topUpHref(page) },
    }
  }
}

type MeasurementsData = Awaited<ReturnType<typeof loader>>

/** Returns the measurement of the order, if an amount is outstanding. */
function findDueMeasurement(rows: readonly Measurement[], orderId: string) {
  return rows.find((row) => hasOutstandingDifference(row) && String(row.orderId) === orderId) as
    | (Measurement & { difference: number })
    | undefined
}

function hasOutstandingDifference({ state, difference = 0 }: Measurement): boolean {
  return state === 'measured' && difference > 0
}

async function measurementAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const path = toLocalizedPath(MEASUREMENT_PATH, visitor.language)
  const orderId = new URL(request.url).searchParams.get(PAY_PARAM) ?? ''
  const retryPath = `${path}?${new URLSearchParams({ [PAY_PARAM]: orderId })}`
  return handleForms(
    args,
    onSubmit(differenceForm, async ({ values, idempotencyKey, reject }) => {
      const row = findDueMeasurement(await visitor.call(measurements), orderId)
      // Already paid, in another tab.
      if (!row) return redirect(path, 303)
      const paymentMethod = parsePaymentMethod(values)
      if (!paymentMethod) return reject({ card_id: { key: 'payment_method_missing' } })
      const key = createIdempotencyKey([idempotencyKey, row.orderId, row.difference])
      const payment = await visitor.call(createDifferencePayment(row.orderId, key)).catch(errorToOutcome)
      if (typeof payment === 'string') return redirectToOutcome(payment)
      if (!payment.ok) return redirectToOutcome(refusalToOutcome(payment))
      const paid = await startPayment(args, { paymentId: payment.id, paymentMethod, retryPath })
      if ('error' in paid) return reject({ card_id: { key: paid.error } })
      if ('response' in paid) {
        const { difference: price } = row
        const purchased = {
          service: { id: measurement.id, key: measurement.key },
          package: { key: 'difference', price, unit: 'order' as const },
          statements: 0,
          total: price,
        }
        context.dataLayer?.queueEventUntilPaid(
          payment.id,
          purchaseEvent(payment.id, paymentMethod.payWith, purchased),
        )
        return paid.response
      }
      return paid.outcome === 'not_enough_balance'
        ? reject({ '': { key: paid.outcome } })
        : redirectToOutcome(paid.outcome, payment.id)
    }),
  )

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number) {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath, paymentId },
      context,
      visitor.language,
    )
    return allowRetry(redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } }))
  }
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export const action = pageAction(measurementAction)

export const meta = createMeta<typeof loader>((page) => ({
  ...page,
  canonical: '/account/measure',
  noIndex: true,
}))

export default function AccountMeasurements() {
  return <Measurements data={useLoaderData<typeof loader>()} />
}

const STATE_TONES = { ordered: 'off', visit_set: 'info', measured: 'warn', paid: 'ok' } as const

function Measurements({ data }: { data: MeasurementsData }) {
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
