import { addNotification } from '~backend/notifications/add-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { LocalizedText } from '~backend/platform/localized-text'
import { NOTIFICATION_KIND } from '~contract/notifications'

const TITLES = {
  visit_set: {
    ka: 'აზომვის დრო დანიშნულია',
    en: 'The measuring visit is set',
    ru: 'Назначено время обмера',
  },
  measured: { ka: 'ფართობი აზომილია', en: 'The area is measured', ru: 'Площадь измерена' },
  document: { ka: 'დოკუმენტი მზადაა', en: 'Your document is ready', ru: 'Документ готов' },
} satisfies Record<string, LocalizedText>

const TEXTS = {
  visit_set: {
    ka: 'ნახე, როდის მოვა ამზომველი.',
    en: 'See when the surveyor comes.',
    ru: 'Посмотрите, когда приедет геодезист.',
  },
  measured: {
    ka: 'ნახე აზომილი ფართობი და ფასის სხვაობა.',
    en: 'See the measured area and the difference in price.',
    ru: 'Посмотрите измеренную площадь и разницу в цене.',
  },
  document: {
    ka: 'ჩამოტვირთე შეკვეთების გვერდიდან.',
    en: 'Download it from the page of your orders.',
    ru: 'Скачайте его на странице заказов.',
  },
} satisfies Record<string, LocalizedText>

type OrderEvent = keyof typeof TITLES

const PATHS: Readonly<Record<OrderEvent, string>> = {
  visit_set: '/account/measure',
  measured: '/account/measure',
  document: '/account/services',
}

export async function notifyOrderer(transaction: Db, orderId: number, event: OrderEvent): Promise<void> {
  const { rows } = await transaction.query<Row<'service_orders', 'user_id'>>(
    'select user_id from service_orders where id = $1',
    [orderId],
  )
  const [order] = rows
  if (!order) return
  await addNotification(transaction, {
    userId: order.user_id,
    kind: NOTIFICATION_KIND.general,
    cause: `order:${orderId}:${event}`,
    details: { title: TITLES[event], text: TEXTS[event], url: PATHS[event] },
  })
}
