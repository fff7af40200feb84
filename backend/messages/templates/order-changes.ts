import { forEachLocale, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import { toReaderLetters } from '~contract/values/georgian-letters'
import type { EmailContent, EmailTemplate } from '../content'
import { formatDay, formatMoment, formatTetri } from './format'

interface ChangeText {
  title: string
  text: string
}

interface ChangeTemplate {
  title: string
  text: string | ((when: string) => string)
}

/** Texts for the customer about a change by an operator or the customer. */
const ORDER_CHANGE_TEXTS = {
  taken: {
    ka: { title: 'შეკვეთაზე ვმუშაობთ', text: 'თქვენს შეკვეთას პასუხისმგებელი უკვე ჰყავს.' },
    en: { title: 'We are working on it', text: 'A member of our team is now looking after your order.' },
    ru: { title: 'Заказ взят в работу', text: 'За ваш заказ теперь отвечает наш сотрудник.' },
  },
  visit_set: {
    ka: {
      title: 'ვიზიტის დრო დანიშნულია',
      text: (when) => `ვიზიტის დრო: ${when}. თუ არ გაწყობთ, დაგვირეკეთ.`,
    },
    en: {
      title: 'The time of the visit is set',
      text: (when) => `Your visit is on ${when}. If it does not suit you, call us.`,
    },
    ru: {
      title: 'Время визита назначено',
      text: (when) => `Время визита: ${when}. Если оно не подходит, позвоните нам.`,
    },
  },
  measuring_visit_set: {
    ka: { title: 'აზომვის დრო დანიშნულია', text: (when) => `ამზომველის ვიზიტის დრო: ${when}.` },
    en: { title: 'The measuring visit is set', text: (when) => `The surveyor comes on ${when}.` },
    ru: { title: 'Назначено время обмера', text: (when) => `Время приезда замерщика: ${when}.` },
  },
  measured: {
    ka: { title: 'ფართობი აზომილია', text: 'ნახეთ აზომილი ფართობი და ფასის სხვაობა.' },
    en: { title: 'The area is measured', text: 'See the measured area and the difference in price.' },
    ru: { title: 'Площадь измерена', text: 'Посмотрите измеренную площадь и разницу в цене.' },
  },
  tour: {
    ka: { title: '3D ტური განცხადებაზეა', text: 'ტური მზადაა და განცხადებას დავამატეთ.' },
    en: {
      title: 'The 3D tour is on your listing',
      text: 'It is ready, and we have added it to your listing.',
    },
    ru: { title: '3D-тур в объявлении', text: 'Тур готов, и мы добавили его в объявление.' },
  },
  boost: {
    ka: { title: 'რეკლამის დღეები დანიშნულია', text: 'განცხადებას ამ დღეებში ვაჩვენებთ.' },
    en: { title: 'The days of your boost are set', text: 'We show your listing on these days.' },
    ru: { title: 'Назначены дни рекламы', text: 'Мы показываем ваше объявление в эти дни.' },
  },
  visit_moved: {
    ka: { title: 'ვიზიტი გადატანილია', text: (when) => `თქვენი ვიზიტის ახალი დრო: ${when}.` },
    en: { title: 'Your visit is moved', text: (when) => `Your visit is now on ${when}.` },
    ru: { title: 'Визит перенесён', text: (when) => `Новое время вашего визита: ${when}.` },
  },
  preferred_day_moved: {
    ka: {
      title: 'სასურველი დღე შეცვლილია',
      text: (when) => `ახალი სასურველი დღე: ${when}. ოპერატორი დაგირეკავთ და დროს შეგითანხმებთ.`,
    },
    en: {
      title: 'Your preferred day is changed',
      text: (when) => `Your preferred day is now ${when}. An operator will call you to agree on the time.`,
    },
    ru: {
      title: 'Желаемый день изменён',
      text: (when) => `Новый желаемый день: ${when}. Оператор позвонит и договорится о времени.`,
    },
  },
  done: {
    ka: { title: 'შეკვეთა შესრულებულია', text: 'ის, რაც შეუკვეთეთ, შესრულებულია.' },
    en: { title: 'Your order is finished', text: 'We have done what you ordered.' },
    ru: { title: 'Заказ выполнен', text: 'Мы выполнили то, что вы заказали.' },
  },
  called_off: {
    ka: { title: 'შეკვეთა გაუქმებულია', text: 'თქვენი შეკვეთა გავაუქმეთ.' },
    en: { title: 'Your order is cancelled', text: 'We have cancelled your order.' },
    ru: { title: 'Заказ отменён', text: 'Мы отменили ваш заказ.' },
  },
  cancelled: {
    ka: { title: 'შეკვეთა გაუქმებულია', text: 'თქვენ გააუქმეთ ეს შეკვეთა.' },
    en: { title: 'Your order is cancelled', text: 'You have cancelled this order.' },
    ru: { title: 'Заказ отменён', text: 'Вы отменили этот заказ.' },
  },
  refunded: {
    ka: { title: 'თანხა დაგიბრუნდათ', text: 'შეკვეთის თანხა თქვენს ბალანსზე დავაბრუნეთ.' },
    en: { title: 'You have a refund', text: 'We have returned money for your order to your balance.' },
    ru: { title: 'Деньги возвращены', text: 'Мы вернули деньги за заказ на ваш баланс.' },
  },
} satisfies Record<string, Record<Locale, ChangeTemplate>>

export type OrderChange = keyof typeof ORDER_CHANGE_TEXTS

interface ChangedOrder {
  orderId: number
  service: LocalizedText
  change: OrderChange
  /** Operator who carries out the order. */
  operator?: string | undefined
  /** Time of a visit. */
  visitAt?: Date | undefined
  /** Location of a visit to a public service hall. */
  place?: LocalizedText | undefined
  bookingNumber?: string | undefined
  /** Preferred day, until a time is agreed. */
  preferredDay?: Date | undefined
  /** First and last moment of a service that lasts for days. */
  period?: { from: Date; until: Date } | undefined
  /** Amount returned to the balance, in tetri. */
  returned?: number | undefined
  /** Text of the operator. */
  text?: string | undefined
}

const LABELS = {
  ka: {
    order: 'შეკვეთა №',
    service: 'სერვისი',
    operator: 'პასუხისმგებელი',
    visit: 'როდის',
    where: 'სად',
    booking: 'ჯავშანი',
    preferredDay: 'სასურველი დღე',
    from: 'დასაწყისი',
    until: 'დასასრული',
    returned: 'დაბრუნდა ბალანსზე',
    link: 'შეკვეთის ნახვა',
  },
  en: {
    order: 'Order No.',
    service: 'Service',
    operator: 'Handled by',
    visit: 'When',
    where: 'Where',
    booking: 'Booking',
    preferredDay: 'Preferred day',
    from: 'From',
    until: 'Until',
    returned: 'Back on your balance',
    link: 'See the order',
  },
  ru: {
    order: 'Заказ №',
    service: 'Услуга',
    operator: 'Отвечает',
    visit: 'Когда',
    where: 'Где',
    booking: 'Бронь',
    preferredDay: 'Желаемый день',
    from: 'С',
    until: 'До',
    returned: 'Возвращено на баланс',
    link: 'Посмотреть заказ',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** Formats the beginning of a sentence, which continues after the order number. */
export function formatOrderTitle(orderId: number, title: string, locale: Locale): string {
  return `${LABELS[locale].order} ${orderId}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

/** Formats the title and sentence of a change, with its new day or time and place. */
export function formatOrderChange(
  { change, visitAt, place, preferredDay }: Omit<ChangedOrder, 'orderId' | 'service'>,
  locale: Locale,
): ChangeText {
  const { title, text }: ChangeTemplate = ORDER_CHANGE_TEXTS[change][locale]
  if (typeof text === 'string') return { title, text }
  const when = [
    preferredDay && formatDay(preferredDay, locale),
    visitAt && formatMoment(visitAt, locale),
    place?.[locale],
  ]
  return { title, text: text(when.filter(Boolean).join(', ')) }
}

/** Formats the sentence about a returned amount. */
export function formatOrderReturn(returned: number | undefined, locale: Locale): string | undefined {
  return returned ? `${LABELS[locale].returned}: ${formatTetri(returned, locale)}` : undefined
}

export const ORDER_CHANGED: EmailTemplate<ChangedOrder> = forEachLocale(
  (locale) =>
    ({ orderId, service, ...news }: ChangedOrder): EmailContent => {
      const labels = LABELS[locale]
      const { operator, visitAt, place, bookingNumber, preferredDay, period, returned } = news
      const { title, text } = formatOrderChange(news, locale)
      const rows: (readonly [string, string | undefined])[] = [
        [labels.service, service[locale]],
        [labels.operator, operator && toReaderLetters(operator, locale)],
        [labels.visit, visitAt && formatMoment(visitAt, locale)],
        [labels.where, place?.[locale]],
        [labels.booking, bookingNumber],
        [labels.preferredDay, preferredDay && formatDay(preferredDay, locale)],
        [labels.from, period && formatDay(period.from, locale)],
        [labels.until, period && formatDay(period.until, locale)],
        [labels.returned, returned === undefined ? undefined : formatTetri(returned, locale)],
      ]
      return {
        subject: formatOrderTitle(orderId, title, locale),
        paragraphs: [text],
        quote: news.text,
        rows: rows.filter((row): row is [string, string] => row[1] !== undefined),
        link: { label: labels.link, path: `/account/orders/${orderId}` },
      }
    },
)
