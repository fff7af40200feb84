import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { toReaderLetters } from '~/i18n/name-letters'
import { usePage } from '~/page/use-page'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Chip, ChipRow } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { Tabs } from '~/ui/tabs'
import type { OperatorOrder, OrderQuery } from '~/upstream/operator-orders.server'
import { ORDER_LISTS } from '~contract/operator-orders'
import { SERVICE_KEYS } from '~contract/services'
import { formatWaiting } from '../waiting'
import type { OrderListData } from './order-list.server'
import { orderListPath, orderPath } from './urls'

export const PROGRESS_TONES: Record<OperatorOrder['progress'], BadgeTone> = {
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
    <>
      <Tabs
        label={t('leads.lists')}
        tabs={ORDER_LISTS.map((list) => ({
          label: t(`orders.${list}`),
          href: href({ list, service: undefined }),
          current: list === query.list,
          count: String(countByList[list] ?? 0),
        }))}
      />
      {shown.length > 1 || query.service ? (
        <nav aria-label={t('orders.service')}>
          <ChipRow>
            {[undefined, ...shown].map((key) => (
              <Chip key={key ?? 'all'} href={href({ service: key })} current={key === query.service}>
                {key ? (services.find((service) => service.key === key)?.name ?? key) : t('leads.all')}
                {key ? <small className="n">{countByService[key] ?? 0}</small> : null}
              </Chip>
            ))}
          </ChipRow>
        </nav>
      ) : null}
      {orders.length === 0 ? (
        <EmptyState title={t(`orders.none_${query.list}`)} />
      ) : (
        <ul className="leads">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <div className="after">
        <Pagination page={query.page} pages={lastPage} href={(page) => href({ page })} />
      </div>
    </>
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
          {service.display_name} № {id}
        </a>
      </h2>
      <p className="dim sm">{details.join(' · ')}</p>
    </li>
  )
}
