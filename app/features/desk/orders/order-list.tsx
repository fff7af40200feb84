import { useTranslation } from 'react-i18next'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { joinFacts } from '~/ui/join-facts'
import type { OperatorOrder, OrderQuery } from '~/upstream/operator-orders.server'
import { ORDER_LISTS } from '~contract/operator-orders'
import { SERVICE_KEYS } from '~contract/services'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskList } from '../desk-list'
import { formatWaiting } from '../waiting'
import type { OrderListData } from './order-list.server'
import { orderListPath, orderPath } from './urls'

const PROGRESS_TONES: Record<OperatorOrder['progress'], BadgeTone> = {
  waiting: 'warn',
  taken: 'info',
  scheduled: 'info',
  running: 'ok',
  done: 'off',
  called_off: 'bad',
}

export function OrderList({ data }: { data: OrderListData }) {
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
  const details = [order.package, toReaderLetters(orderer, language), place].filter(Boolean)
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone={PROGRESS_TONES[progress]}>{t(`orders.progress.${progress}`)}</Badge>
        <span>{formatWaiting({ createdAt: paidAt }, t)}</span>
        {assignee ? <span>· {toReaderLetters(assignee, language)}</span> : null}
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
