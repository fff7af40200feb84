import { addMessage } from '~backend/messages/add-message'
import type { FactsOf } from '~backend/messages/kinds'
import {
  formatOrderChange,
  formatOrderReturn,
  formatOrderTitle,
} from '~backend/messages/templates/order-changes'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { forEachLocale, type Locale } from '~backend/platform/localized-text'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { type OrderNames, toOrderNames } from './order-names'

const DOCUMENT_READY = formatNotification('document_ready')

/** Details for the customer besides the order's number and service. */
export type OrderNews =
  | Omit<FactsOf<'order_changed'>, 'orderId' | 'service'>
  | { change: 'document'; document: string }

interface OrderNotice {
  news: OrderNews
  /** Unique key of the act. */
  cause: string
  /** Default language if the customer has chosen none. */
  locale: Locale
}

/** Notifies by email and on the notifications page. */
export async function notifyCustomer(
  transaction: Db,
  order: Row<'service_orders', 'id' | 'user_id'> & OrderNames,
  { news, cause, locale }: OrderNotice,
): Promise<void> {
  const { id: orderId, user_id: userId } = order
  const { service } = toOrderNames(order)
  const returned = news.change === 'document' ? undefined : news.returned
  const message = { to: { userId }, locale }
  if (news.change === 'document')
    // Sent once an order, even if its document is replaced.
    await addMessage(transaction, {
      ...message,
      kind: 'order_ready',
      facts: { orderId, service, document: news.document },
      cause: `order_ready:${orderId}`,
    })
  else
    await addMessage(transaction, {
      ...message,
      kind: 'order_changed',
      facts: { orderId, service, ...news },
      cause,
    })
  await addNotification(transaction, {
    userId,
    kind: NOTIFICATION_KIND.general,
    cause,
    setting: news.change === 'document' ? 'order_ready' : undefined,
    details: {
      title: forEachLocale((each) => formatOrderTitle(orderId, textsOf(each).title, each)),
      text: forEachLocale((each) =>
        [textsOf(each).text, formatOrderReturn(returned, each)].filter(Boolean).join(' '),
      ),
      url: news.change === 'measured' ? '/account/measure' : `/account/orders/${orderId}`,
    },
  })

  function textsOf(each: Locale) {
    if (news.change !== 'document') return formatOrderChange(news, each)
    const { title, text } = DOCUMENT_READY
    return { title: title[each], text: text[each] }
  }
}
