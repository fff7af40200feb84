import type { LocalizedText } from '~backend/platform/localized-text'
import type { EmailTemplate } from '../content'
import { formatTetri } from './format'

interface PaidOrder {
  orderId: number
  service: LocalizedText
  package: LocalizedText
  tetri: number
}

export const ORDER_PAID: EmailTemplate<PaidOrder> = {
  ka: (order) => ({
    subject: `შეკვეთა № ${order.orderId} გადახდილია`,
    paragraphs: ['გმადლობთ! შეკვეთა მივიღეთ, თანხა გადახდილია.'],
    rows: [
      ['სერვისი', order.service.ka],
      ['პაკეტი', order.package.ka],
      ['თანხა', formatTetri(order.tetri, 'ka')],
    ],
    link: { label: 'შეკვეთის ნახვა', path: `/account/orders/${order.orderId}` },
  }),
  en: (order) => ({
    subject: `Order No. ${order.orderId} is paid`,
    paragraphs: ['Thank you, we have received your order, and it is paid.'],
    rows: [
      ['Service', order.service.en],
      ['Package', order.package.en],
      ['Amount', formatTetri(order.tetri, 'en')],
    ],
    link: { label: 'See the order', path: `/account/orders/${order.orderId}` },
  }),
  ru: (order) => ({
    subject: `Заказ № ${order.orderId} оплачен`,
    paragraphs: ['Спасибо, мы получили ваш заказ, он оплачен.'],
    rows: [
      ['Услуга', order.service.ru],
      ['Пакет', order.package.ru],
      ['Сумма', formatTetri(order.tetri, 'ru')],
    ],
    link: { label: 'Посмотреть заказ', path: `/account/orders/${order.orderId}` },
  }),
}

/** The document itself stays in the account, where only its owner reads it. */
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
    paragraphs: ['Документ по вашему заказу готов. Его можно скачать в личном кабинете.'],
    rows: [
      ['Услуга', service.ru],
      ['Документ', document],
    ],
    link: { label: 'Скачать документ', path: `/account/orders/${orderId}` },
  }),
}

export const PAYMENT_RECEIVED: EmailTemplate<{ paymentId: number; tetri: number }> = {
  ka: ({ paymentId, tetri }) => ({
    subject: `გადახდა № ${paymentId}: ${formatTetri(tetri, 'ka')}`,
    paragraphs: ['თქვენი გადახდა მივიღეთ და თანხა ბალანსზე ჩაირიცხა.'],
    rows: [
      ['გადახდა', `№ ${paymentId}`],
      ['თანხა', formatTetri(tetri, 'ka')],
    ],
    link: { label: 'ქვითრის ნახვა', path: '/account/payments' },
  }),
  en: ({ paymentId, tetri }) => ({
    subject: `Payment No. ${paymentId}: ${formatTetri(tetri, 'en')}`,
    paragraphs: ['We have received your payment, and it is on your balance.'],
    rows: [
      ['Payment', `No. ${paymentId}`],
      ['Amount', formatTetri(tetri, 'en')],
    ],
    link: { label: 'See the receipt', path: '/account/payments' },
  }),
  ru: ({ paymentId, tetri }) => ({
    subject: `Платёж № ${paymentId}: ${formatTetri(tetri, 'ru')}`,
    paragraphs: ['Мы получили ваш платёж, сумма зачислена на баланс.'],
    rows: [
      ['Платёж', `№ ${paymentId}`],
      ['Сумма', formatTetri(tetri, 'ru')],
    ],
    link: { label: 'Посмотреть чек', path: '/account/payments' },
  }),
}
