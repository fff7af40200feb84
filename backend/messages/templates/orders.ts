import { forEachLocale, type LocalizedText } from '~backend/platform/localized-text'
import type { EmailContent, EmailTemplate } from '../content'
import { formatMoment, formatTetri } from './format'

interface PaidOrder {
  orderId: number
  service: LocalizedText
  package: LocalizedText
  tetri: number
  /** Chosen rater. */
  rater?: LocalizedText | undefined
  /** Visit to a hall; undefined if an operator will call instead. */
  visit?: { number: string; place: LocalizedText; startsAt: Date | undefined } | undefined
}

const PAID_LABELS = {
  ka: {
    subject: (id: number) => `შეკვეთა № ${id} გადახდილია`,
    text: 'გმადლობთ! შეკვეთა მივიღეთ, თანხა გადახდილია.',
    service: 'სერვისი',
    package: 'პაკეტი',
    rater: 'შემფასებელი',
    when: 'როდის',
    operatorCalls: 'ოპერატორი დაგირეკავთ და დროს შეგითანხმებთ',
    where: 'სად',
    booking: 'ჯავშანი',
    amount: 'თანხა',
    link: 'შეკვეთის ნახვა',
  },
  en: {
    subject: (id: number) => `Order No. ${id} is paid`,
    text: 'Thank you, we have received your order, and it is paid.',
    service: 'Service',
    package: 'Package',
    rater: 'Valuer',
    when: 'When',
    operatorCalls: 'An operator will call you to agree on the time',
    where: 'Where',
    booking: 'Booking',
    amount: 'Amount',
    link: 'See the order',
  },
  ru: {
    subject: (id: number) => `Заказ № ${id} оплачен`,
    text: 'Спасибо, мы получили ваш заказ, он оплачен.',
    service: 'Услуга',
    package: 'Пакет',
    rater: 'Оценщик',
    when: 'Когда',
    operatorCalls: 'Оператор позвонит и договорится о времени',
    where: 'Где',
    booking: 'Бронь',
    amount: 'Сумма',
    link: 'Посмотреть заказ',
  },
}

export const ORDER_PAID: EmailTemplate<PaidOrder> = forEachLocale((locale) => (order): EmailContent => {
  const labels = PAID_LABELS[locale]
  const { orderId, rater, visit } = order
  const startsAt = visit?.startsAt && formatMoment(visit.startsAt, locale)
  const rows: (readonly [string, string | undefined])[] = [
    [labels.service, order.service[locale]],
    [labels.package, order.package[locale]],
    [labels.rater, rater?.[locale]],
    [labels.when, visit && (startsAt ?? labels.operatorCalls)],
    [labels.where, visit?.place[locale]],
    [labels.booking, visit?.number],
    [labels.amount, formatTetri(order.tetri, locale)],
  ]
  return {
    subject: labels.subject(orderId),
    paragraphs: [labels.text],
    rows: rows.filter((row): row is [string, string] => row[1] !== undefined),
    link: { label: labels.link, path: `/account/orders/${orderId}` },
  }
})

/** The document is not attached: only its owner can read it in the account. */
export const ORDER_READY: EmailTemplate<{ orderId: number; service: LocalizedText; document: string }> = {
  ka: ({ orderId, service, document }) => ({
    subject: `შეკვეთა № ${orderId}: დოკუმენტი მზადაა`,
    paragraphs: ['თქვენი შეკვეთის დოკუმენტი მზადაა. მისი ჩამოტვირთვა ანგარიშიდან შეგიძლიათ.'],
    rows: [
      ['სერვისი', service.ka],
      ['დოკუმენტი', document],
    ],
    link: { label: 'დოკუმენტის ჩამოტვირთვა', path: `/account/orders/${orderId}` },
  }),
  en: ({ orderId, service, document }) => ({
    subject: `Order No. ${orderId}: your document is ready`,
    paragraphs: ['The document of your order is ready. You can download it in your account.'],
    rows: [
      ['Service', service.en],
      ['Document', document],
    ],
    link: { label: 'Download the document', path: `/account/orders/${orderId}` },
  }),
  ru: ({ orderId, service, document }) => ({
    subject: `Заказ № ${orderId}: документ готов`,
    paragraphs: ['Документ по вашему заказу готов. Его можно скачать в аккаунте.'],
    rows: [
      ['Услуга', service.ru],
      ['Документ', document],
    ],
    link: { label: 'Скачать документ', path: `/account/orders/${orderId}` },
  }),
}

const toReceiptPath = (paymentId: number) => `/account/payments?receipt=${paymentId}`

export const PAYMENT_RECEIVED: EmailTemplate<{ paymentId: number; tetri: number }> = {
  ka: ({ paymentId, tetri }) => ({
    subject: `გადახდა № ${paymentId}: ${formatTetri(tetri, 'ka')}`,
    paragraphs: ['თქვენი გადახდა მივიღეთ და თანხა ბალანსზე ჩაირიცხა.'],
    rows: [
      ['გადახდა', `№ ${paymentId}`],
      ['თანხა', formatTetri(tetri, 'ka')],
    ],
    link: { label: 'ქვითრის ნახვა', path: toReceiptPath(paymentId) },
  }),
  en: ({ paymentId, tetri }) => ({
    subject: `Payment No. ${paymentId}: ${formatTetri(tetri, 'en')}`,
    paragraphs: ['We have received your payment, and it is on your balance.'],
    rows: [
      ['Payment', `No. ${paymentId}`],
      ['Amount', formatTetri(tetri, 'en')],
    ],
    link: { label: 'See the receipt', path: toReceiptPath(paymentId) },
  }),
  ru: ({ paymentId, tetri }) => ({
    subject: `Платёж № ${paymentId}: ${formatTetri(tetri, 'ru')}`,
    paragraphs: ['Мы получили ваш платёж, сумма зачислена на баланс.'],
    rows: [
      ['Платёж', `№ ${paymentId}`],
      ['Сумма', formatTetri(tetri, 'ru')],
    ],
    link: { label: 'Посмотреть квитанцию', path: toReceiptPath(paymentId) },
  }),
}
