import type { LocalizedText } from '~backend/platform/localized-text'
import { CURRENCY_SIGNS, type Currency } from '~contract/currencies'
import { PRICE_EMAILS_PATH } from '~contract/watched-prices'
import { createEmail } from '../texts'
import { formatAmount } from './format'

interface StatedPrice {
  /** Whole units. */
  amount: number
  currency: Currency
}

/** Statement whose seller reduced the price. */
export interface ReducedStatement {
  id: number
  titles: LocalizedText
  price: StatedPrice
  former: StatedPrice
  /** Reduction by the seller in percent, without changes of the exchange rate. */
  percent: number
}

export const PRICE_REDUCTIONS = createEmail<{ statements: readonly ReducedStatement[]; token: string }>(
  (t, { statements, token }, locale) => {
    const format = ({ amount, currency }: StatedPrice) =>
      formatAmount(amount, { sign: CURRENCY_SIGNS[currency] }, locale)
    const total = statements.length
    return {
      subject:
        total === 1 ? t('price_reductions.subject_single') : t('price_reductions.subject_several', { total }),
      paragraphs: [t('price_reductions.text')],
      sections: [
        {
          title: t('price_reductions.title'),
          items: statements.map(({ id, titles, price, former, percent }) => ({
            label: titles[locale],
            path: `/statements/${id}`,
            text: t('price_reductions.prices', { price: format(price), former: format(former), percent }),
          })),
        },
      ],
      link: { label: t('price_reductions.link'), path: toListPath(token) },
      unsubscribeToken: token,
      settingsPath: toListPath(token),
    }
  },
)

export const WATCHED_PRICES = createEmail<{ count: number; token: string }>((t, { count, token }) => ({
  subject: t('watched_prices.subject'),
  paragraphs: [t('watched_prices.text', { total: count })],
  link: { label: t('watched_prices.link'), path: toListPath(token) },
  closing: t('followed_search.closing'),
}))

/** A query parameter, because paths are logged. */
function toListPath(token: string): string {
  return `${PRICE_EMAILS_PATH}?token=${token}`
}
