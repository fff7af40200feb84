import type { Db } from '../../db/pool'
import type { Words } from '../../dictionaries/words'
import { KIND } from '../../notifications/kinds'
import { tell } from '../../notifications/tell'

const TITLES = {
  visit_set: {
    ka: 'აზომვის დრო დანიშნულია',
    en: 'The measuring visit is set',
    ru: 'Назначено время обмера',
  },
  measured: { ka: 'ფართობი აზომილია', en: 'The area is measured', ru: 'Площадь измерена' },
  document: { ka: 'დოკუმენტი მზადაა', en: 'Your document is ready', ru: 'Документ готов' },
} satisfies Record<string, Words>

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
} satisfies Record<string, Words>

type Event = keyof typeof TITLES

const ADDRESSES: Readonly<Record<Event, string>> = {
  visit_set: '/account/measure',
  measured: '/account/measure',
  document: '/account/services',
}

/** Tells whoever ordered what has become of it, in the transaction of what happened. */
export async function tellOrderer(transaction: Db, orderId: number, event: Event): Promise<void> {
  const { rows } = await transaction.query<{ user_id: number }>(
    'select user_id from service_orders where id = $1',
    [orderId],
  )
  const [order] = rows
  if (!order) return
  await tell(transaction, {
    userId: order.user_id,
    kind: KIND.general,
    cause: `order:${orderId}:${event}`,
    details: { title: TITLES[event], text: TEXTS[event], url: ADDRESSES[event] },
  })
}
