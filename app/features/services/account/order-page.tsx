import { useTranslation } from 'react-i18next'
import { formatLari, paymentResultPath } from '~/features/balance'
import { callRequestHref } from '~/features/call-request'
import { formatDay } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import { PageHead } from '~/ui/page-head'
import type { ServiceOrder } from '~/upstream/services.server'
import { toGeorgianDate, toGeorgianTime } from '~contract/values/georgian-time'
import { toReaderName } from '~contract/values/reader-name'
import { boost } from '../definitions/boost'
import { legalCheck } from '../definitions/legal-check'
import type { FreeTimes } from '../order/registry-visit/loader.server'
import { isWithinNotice } from '../order/visit-notice'
import { ChangeOrder } from './change-order'
import { useOrderAnswers } from './order-answers'
import { orderDocumentHref } from './order-document-href'
import { STATE_TONES } from './order-state-tones'
import { orderCalendarHref } from './order-urls'
import type { OrderedStatement } from './ordered-statements.server'

export interface OrderDetails {
  order: ServiceOrder
  statements: readonly OrderedStatement[]
  /** Free times of a visit that is being moved; null if unavailable. */
  visitTimes: FreeTimes | null | undefined
  title: string
}

/** Renders all facts about one order. */
export function OrderPage({ data: { order, statements, visitTimes, title } }: { data: OrderDetails }) {
  const { t } = useTranslation('services')
  const { language, layout } = usePage()
  const { booking, hasDocument, state } = order
  const runsUnseen = statements.length > 0 && statements.every((statement) => statement.runsUnseen)
  return (
    <div className="stack">
      <PageHead title={title}>
        {runsUnseen ? null : <Badge tone={STATE_TONES[state]}>{t(`own.states.${state}`)}</Badge>}
      </PageHead>
      <p>
        {runsUnseen
          ? t('own.unseen', { count: statements.length })
          : t(`own.next.${getNextStep(order)}`, { sum: formatLari(order.returned, language) })}
      </p>
      {isTooLateToChange(order) ? <p>{t('own.too_late')}</p> : null}
      <FactSheet facts={useOrderFacts({ order, statements })} />
      <div className="row">
        {state === 'paid' && (booking?.startsAt || (order.scheduledAt && !order.endsAt)) ? (
          <ButtonLink icon="calendar" href={orderCalendarHref(order.id, language)} download>
            {t('own.calendar')}
          </ButtonLink>
        ) : null}
        {hasDocument ? (
          <ButtonLink icon="document" href={orderDocumentHref(order.id, language)} download>
            {t('own.document')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={toLocalizedPath(paymentResultPath(order.paymentId), language)}>
          {t('own.payment')}
        </ButtonLink>
        {state === 'paid' ? (
          <ButtonLink icon="phone" href={callRequestHref(layout.currentHref, '1')}>
            {t('own.call_me')}
          </ButtonLink>
        ) : null}
      </div>
      {order.refundIfCancelled === undefined ? null : (
        <ChangeOrder order={order} refund={order.refundIfCancelled} visitTimes={visitTimes} />
      )}
      <p>
        <a className="more" href={toLocalizedPath('/account/services', language)}>
          {t('own.all_orders')}
        </a>
      </p>
    </div>
  )
}

/** Texts for services without a visit, which need no appointment. */
const WAITING_STEPS: Readonly<Record<string, 'report' | 'boost_waits'>> = {
  [legalCheck.key]: 'report',
  [boost.key]: 'boost_waits',
}

function getNextStep(order: ServiceOrder) {
  const {
    state,
    serviceKey,
    booking,
    hasDocument,
    operator,
    scheduledAt,
    endsAt,
    returned,
    refundIfCancelled,
  } = order
  if (state === 'active') return 'active'
  if (state === 'called_off') return returned > 0 ? 'called_off_refunded' : 'called_off'
  if (state === 'done') return hasDocument ? 'document' : 'done'
  if (booking?.startsAt) return refundIfCancelled === undefined ? 'visit_fixed' : 'visit'
  if (scheduledAt) return endsAt ? 'boost' : 'scheduled'
  return operator ? 'taken' : (WAITING_STEPS[serviceKey] ?? 'call')
}

/** Returns true if its visit is near, so that it cannot be moved or cancelled. */
function isTooLateToChange({ state, refundIfCancelled, booking, wishedDay }: ServiceOrder): boolean {
  if (state !== 'paid' || refundIfCancelled !== undefined) return false
  const today = toGeorgianDate(new Date())
  if (!booking?.startsAt)
    return wishedDay !== undefined && wishedDay >= today && isWithinNotice({ date: wishedDay })
  const visit = { date: toGeorgianDate(booking.startsAt), time: toGeorgianTime(booking.startsAt) }
  return booking.startsAt > new Date() && isWithinNotice(visit)
}

function useOrderFacts({ order, statements }: Pick<OrderDetails, 'order' | 'statements'>): Fact[] {
  const { t } = useTranslation('services')
  const { language } = usePage()
  const { booking } = order
  const isCancelled = order.state === 'called_off'
  const answers = useOrderAnswers(order.facts.filter(({ name }) => name !== 'date'))
  const facts: (Fact | undefined)[] = [
    { name: t('own.facts.what'), value: order.package },
    statements.length > 0
      ? { name: t('own.facts.property'), value: <OrderedStatements statements={statements} /> }
      : undefined,
    order.operator
      ? { name: t('own.facts.operator'), value: toReaderName(order.operator, language) }
      : undefined,
    order.scheduledAt &&
      (order.endsAt
        ? { name: t('own.facts.from'), value: formatDay(order.scheduledAt, language) }
        : { name: t('own.facts.when'), value: formatDateTime(order.scheduledAt, language) }),
    booking?.startsAt && {
      name: t('own.facts.when'),
      value: formatDateTime(booking.startsAt, language),
    },
    booking && !booking.startsAt && !isCancelled
      ? { name: t('own.facts.when'), value: t('own.operator_calls') }
      : undefined,
    !booking && order.wishedDay
      ? { name: t('fields.date'), value: formatDay(new Date(`${order.wishedDay}T12:00:00+04:00`), language) }
      : undefined,
    booking || order.place ? { name: t('own.facts.where'), value: booking?.place ?? order.place } : undefined,
    booking && {
      name: t('own.facts.booking'),
      value: isCancelled ? t('own.booking_cancelled', { number: booking.number }) : booking.number,
    },
    ...answers,
    { name: t('own.facts.ordered'), value: formatDateTime(order.createdAt, language) },
    order.endsAt && !isCancelled
      ? { name: t('own.facts.until'), value: formatDay(order.endsAt, language) }
      : undefined,
    { name: t('own.facts.paid'), value: formatLari(order.amount, language) },
    order.returned > 0
      ? { name: t('own.facts.returned'), value: formatLari(order.returned, language) }
      : undefined,
    order.closingNote ? { name: t('own.facts.note'), value: order.closingNote } : undefined,
  ]
  return facts.filter((fact) => fact !== undefined)
}

function OrderedStatements({ statements }: { statements: readonly OrderedStatement[] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <ul>
      {statements.map(({ id, title, runsUnseen, place }) => (
        <li key={id}>
          <a href={toLocalizedPath(`/statements/${id}`, language)}>{title ?? formatId(id, language)}</a>
          {runsUnseen ? <small className="mute"> · {t('own.runs_on')}</small> : null}
          {place === undefined ? null : <small className="mute"> · {t('own.place', { place })}</small>}
        </li>
      ))}
    </ul>
  )
}
