import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge, type BadgeTone } from '~/ui/badge'
import { joinFacts } from '~/ui/join-facts'
import { PageHead } from '~/ui/page-head'
import { type OperatorOrder, type OrderQuery, operatorOrderPage } from '~/upstream/operator-orders.server'
import { serviceList } from '~/upstream/services.server'
import { ORDER_LISTS } from '~contract/desk'
import { SERVICE_KEYS } from '~contract/services'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { formatWaiting } from '../waiting'
import { orderListPath, orderPath, parseOrderQuery } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseOrderQuery(new URL(request.url).searchParams)
  const [page, services, i18n] = await Promise.all([
    visitor.call(operatorOrderPage(query)),
    visitor.optional('services', visitor.call(serviceList)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, orderListPath, visitor.language)
  return { ...page, services, query, title: i18n.getFixedT(visitor.language, 'desk')('orders.title') }
}

type OrderListData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: orderListPath(page.query),
  noIndex: true,
}))

export default function DeskOrders() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <OrderList data={data} />
    </>
  )
}

const PROGRESS_TONES: Record<OperatorOrder['progress'], BadgeTone> = {
  waiting: 'warn',
  taken: 'info',
  scheduled: 'info',
  running: 'ok',
  done: 'off',
  called_off: 'bad',
}

function OrderList({ data }: { data: OrderListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { orders, services, query, lastPage, countByList, countByService } = data
  const href = (change: Partial<OrderQuery>) =>
    toLocalizedPath(orderListPath({ ...query, page: 1, ...change }), language)
  const shown = SERVICE_KEYS.filter((key) => countByService[key] || key === query.service)
  return (
    <DeskList
      tabs={ORDER_LISTS.map((list) => ({
        label: t(`orders.${list}`),
        href: href({ list, service: undefined }),
        current: list === query.list,
        count: String(countByList[list] ?? 0),
      }))}
      filter={{
        label: t('orders.service'),
        choices: shown.map((key) => ({
          key,
          label: services?.find((service) => service.key === key)?.name ?? key,
          href: href({ service: key }),
          current: key === query.service,
          count: countByService[key] ?? 0,
        })),
        allHref: href({ service: undefined }),
      }}
      rows={orders}
      row={(order) => <OrderRow key={order.id} order={order} />}
      none={t(`orders.none_${query.list}`)}
      page={query.page}
      lastPage={lastPage}
      pageHref={(page) => href({ page })}
    />
  )
}

function OrderRow({ order }: { order: OperatorOrder }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, service, progress, orderer, place, paidAt, assignee } = order
  const details = [order.package, toReaderName(orderer, language), place].filter(Boolean)
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone={PROGRESS_TONES[progress]}>{t(`orders.progress.${progress}`)}</Badge>
        <span>{formatWaiting({ createdAt: paidAt }, t)}</span>{' '}
        {assignee ? <span>· {toReaderName(assignee, language)}</span> : null}
      </p>
      <h2>
        <a href={toLocalizedPath(orderPath(id), language)}>
          {service.display_name} {formatId(id, language)}
        </a>
      </h2>
      <p className="dim sm">{joinFacts(details)}</p>
    </li>
  )
}
