import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari, paymentResultPath } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { formatDay } from '~/i18n/format'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Badge } from '~/ui/badge'
import { PageHead } from '~/ui/page-head'
import { UnreachablePart } from '~/ui/unreachable-part'
import { activePackages, type ServiceOrder, serviceOrders } from '~/upstream/services.server'
import serviceStyles from '../services.css?url'
import { ActivePackages, UnseenBadge } from './active-packages'
import { orderDocumentHref } from './order-document-href'
import { STATE_TONES } from './order-state-tones'
import { orderPagePath } from './order-urls'
import { ServiceTiles } from './service-tiles'
import { loadServiceTiles } from './service-tiles.server'

const SERVICES_PATH = '/account/services'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const [tiles, orders, packages, i18n] = await Promise.all([
    visitor.optional('services', loadServiceTiles(visitor)),
    visitor.optional('orders', visitor.call(serviceOrders)),
    visitor.optional('packages', visitor.call(activePackages)),
    getI18n(visitor.language),
  ])
  return { tiles, orders, packages, title: i18n.getFixedT(visitor.language, 'services')('own.title') }
}

export type AccountServicesData = Awaited<ReturnType<typeof loader>>

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: SERVICES_PATH,
  noIndex: true,
}))

export const action = pageAction()

export default function Services() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <AccountServices data={data} />
    </>
  )
}

export function AccountServices({ data: { tiles, orders, packages } }: { data: AccountServicesData }) {
  const { t } = useTranslation('services')
  const { layout } = usePage()
  const open = orders?.filter(({ state }) => state === 'active' || state === 'paid') ?? []
  const past = orders?.filter(({ state }) => state === 'done' || state === 'called_off') ?? []
  return (
    <>
      <section aria-label={t('own.order')}>
        {tiles ? <ServiceTiles tiles={tiles} /> : <UnreachablePart retryHref={layout.currentHref} />}
      </section>
      {packages && packages.length > 0 ? (
        <section className="section">
          <h2>{t('own.packages')}</h2>
          <ActivePackages packages={packages} />
        </section>
      ) : null}
      {open.length > 0 || past.length === 0 ? (
        <section className="section">
          <h2>{t('own.orders')}</h2>
          {open.length > 0 ? (
            <OrderList orders={open} />
          ) : (
            <p className="mute">{t(orders ? 'own.no_orders' : 'own.orders_failed')}</p>
          )}
        </section>
      ) : null}
      {past.length > 0 ? (
        <section className="section">
          <h2>{t('own.finished')}</h2>
          <OrderList orders={past} />
        </section>
      ) : null}
    </>
  )
}

function OrderList({ orders }: { orders: readonly ServiceOrder[] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <ul className="ordered">
      {orders.map((order) => (
        <li key={order.id} id={`order-${order.id}`}>
          <div>
            <h3>
              <a href={toLocalizedPath(orderPagePath(order.id), language)}>{order.service}</a>
            </h3>
            <p className="mute sm">
              {order.package} · {formatId(order.id, language)}
            </p>
            <OrderedStatements order={order} />
            <BookingDetails order={order} />
          </div>
          <p className="row tight">
            {order.runsUnseen ? (
              <UnseenBadge />
            ) : (
              <Badge tone={STATE_TONES[order.state]}>{t(`own.states.${order.state}`)}</Badge>
            )}
            <span className="mute sm">
              {order.state === 'active' && order.endsAt
                ? t('own.until', { day: formatDay(order.endsAt, language) })
                : formatDay(order.paidAt ?? order.createdAt, language)}
            </span>
          </p>
          <p className="end">
            <b>{formatLari(order.amount, language)}</b>{' '}
            {order.hasDocument ? (
              <a className="more" href={orderDocumentHref(order.id, language)} download>
                {t('own.document')}
                <span className="visually-hidden">
                  : {order.service} {formatId(order.id, language)}
                </span>
              </a>
            ) : null}{' '}
            <a className="more" href={toLocalizedPath(paymentResultPath(order.paymentId), language)}>
              {t('own.payment')}
              <span className="visually-hidden">
                : {order.service} {formatId(order.id, language)}
              </span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

function BookingDetails({ order: { booking, state } }: { order: ServiceOrder }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  if (!booking) return null
  const { number, place, startsAt } = booking
  const when = startsAt ? formatDateTime(startsAt, language) : state === 'paid' && t('own.operator_calls')
  return (
    <p className="sm">
      {when ? (
        <>
          <b className="nowrap">{when}</b>
          <br />
        </>
      ) : null}
      {place} · <span className="nowrap">{t('own.booking', { number })}</span>
    </p>
  )
}

function OrderedStatements({ order: { statementIds } }: { order: ServiceOrder }) {
  const { language } = usePage()
  if (statementIds.length === 0) return null
  return (
    <p className="row tight sm">
      {statementIds.map((id) => (
        <a key={id} className="nowrap" href={toLocalizedPath(`/statements/${id}`, language)}>
          {formatId(id, language)}
        </a>
      ))}
    </p>
  )
}
