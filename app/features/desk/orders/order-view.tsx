import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { useOrderAnswers } from '~/features/services'
import { formatDay, formatNumber } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { type Fact, FactSheet } from '~/ui/fact-sheet'
import type { OperatorOrderDetails } from '~/upstream/operator-orders.server'
import { toReaderName } from '~contract/values/reader-name'
import { PendingApproval } from '../approvals/pending-approval'
import { DeskActs } from '../desk-acts'
import { RevealButton, useContactFacts, usePersonalData } from '../personal-data'
import { formatWaiting } from '../waiting'
import { OrderForms } from './order-forms'
import { OrderStatement } from './order-statement'
import { handedOverDocumentPath, ORDERS_PATH } from './urls'

export function OrderView({ order, gallery }: { order: OperatorOrderDetails; gallery: number | undefined }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <div className="stack prose desk-page">
      <FactSheet facts={useOrderFacts(order)} />
      <RevealButton canReveal />
      {order.document ? (
        <p>
          <ButtonLink
            icon="document"
            href={toLocalizedPath(handedOverDocumentPath(order.id), language)}
            download
          >
            {order.document.name}
          </ButtonLink>
        </p>
      ) : null}
      {order.approval ? <PendingApproval approval={order.approval} /> : null}
      <OrderForms order={order} gallery={gallery} />
      <DeskActs acts={order.acts.map((act) => ({ ...act, name: t(`order.past_acts.${act.act}`) }))} />
      <p>
        <ButtonLink icon="left" href={toLocalizedPath(ORDERS_PATH, language)}>
          {t('orders.title')}
        </ButtonLink>
      </p>
    </div>
  )
}

function useOrderFacts(order: OperatorOrderDetails): Fact[] {
  const { t } = useTranslation(['desk', 'services'])
  const { language } = usePage()
  const personal = usePersonalData({ ...order, isMasked: true })
  const answers = useOrderAnswers(personal.facts)
  const contact = useContactFacts(personal)
  const { progress, paidAt, scheduledAt, endsAt, measurement, returned } = order
  const isOpen = ['waiting', 'taken', 'scheduled'].includes(progress)
  const facts: (Fact | false | undefined)[] = [
    { name: t('orders.state'), value: t(`orders.progress.${progress}`) },
    { name: t('orders.package'), value: order.package },
    { name: t('services:own.facts.paid'), value: formatLari(order.amount, language) },
    returned > 0 && { name: t('order.given_back'), value: formatLari(returned, language) },
    isOpen && { name: t('lead.waiting'), value: formatWaiting({ createdAt: paidAt }, t) },
    {
      name: t('lead.assignee'),
      value: order.assignee ? toReaderName(order.assignee, language) : t('lead.nobody'),
    },
    scheduledAt && { name: t('services:own.facts.when'), value: formatDateTime(scheduledAt, language) },
    endsAt &&
      progress !== 'called_off' && {
        name: t('services:own.facts.until'),
        value: formatDay(endsAt, language),
      },
    { name: t('order.orderer'), value: toReaderName(order.orderer, language) },
    ...contact,
    order.place !== '' && { name: t('services:own.facts.where'), value: order.place },
    order.bookingNumber !== undefined && {
      name: t('services:own.facts.booking'),
      value: order.bookingNumber,
    },
    ...order.statements.map((statement) => ({
      name: t('facts.statement'),
      value: <OrderStatement {...statement} />,
    })),
    order.logo !== undefined && {
      name: t('order.logo'),
      value: order.logo ? <a href={order.logo}>{t('order.open_logo')}</a> : t('order.no_logo'),
    },
    measurement && {
      name: t('services:measure.ordered'),
      value: t('services:measure.m2', { area: formatNumber(measurement.ordered, language, 2) }),
    },
    measurement?.measured != null && {
      name: t('services:measure.measured'),
      value: t('services:measure.m2', { area: formatNumber(measurement.measured, language, 2) }),
    },
    measurement?.difference != null && {
      name: t('services:measure.difference'),
      value: formatLari(measurement.difference, language),
    },
    ...answers,
    order.closingNote !== '' && { name: t('order.text'), value: order.closingNote },
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact))
}
