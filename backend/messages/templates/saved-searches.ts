import type { LocalizedText } from '~backend/platform/localized-text'
import { CURRENCY_SIGNS } from '~contract/currencies'
import { SAVED_SEARCHES_PATH, SEARCH_EMAILS_PATH } from '~contract/saved-searches'
import { createEmail } from '../texts'
import { formatAmount } from './format'

/** Statement of an email; prices in whole units, or null if none is stated. */
export interface ListedStatement {
  id: number
  titles: LocalizedText
  area: number | null
  priceUsd: number | null
  priceGel: number | null
}

interface NewStatements {
  searches: readonly { name: string; query: string; statements: readonly ListedStatement[]; isCut: boolean }[]
  /** Key of a guest, who has one search; undefined for users. */
  token: string | undefined
}

export const NEW_STATEMENTS = createEmail<NewStatements>((t, { searches, token }, locale) => {
  const [first] = searches
  const total = searches.reduce((sum, { statements }) => sum + statements.length, 0)
  const toItem = ({ id, titles, area, priceUsd, priceGel }: ListedStatement) => ({
    label: titles[locale],
    path: `/statements/${id}`,
    text: [
      area === null ? undefined : t('new_statements.area', { area }),
      priceUsd === null ? undefined : formatAmount(priceUsd, { sign: CURRENCY_SIGNS.usd }, locale),
      priceGel === null ? undefined : formatAmount(priceGel, { sign: CURRENCY_SIGNS.gel }, locale),
    ]
      .filter(Boolean)
      .join(' · '),
  })
  return {
    subject:
      total === 1 ? t('new_statements.subject_single') : t('new_statements.subject_several', { total }),
    paragraphs: [t('new_statements.text')],
    sections: searches.map(({ name, statements, isCut }) => ({
      title: name,
      items: statements.map(toItem),
      ...(isCut && { more: t('new_statements.more') }),
    })),
    link:
      first && searches.length === 1
        ? { label: t('new_statements.link'), path: toNewestPath(first.query) }
        : { label: t('new_statements.link_all'), path: SAVED_SEARCHES_PATH },
    ...(token !== undefined && { unsubscribeToken: token, settingsPath: toSettingsPath(token) }),
  }
})

export const FOLLOWED_SEARCH = createEmail<{ name: string; token: string }>((t, { name, token }) => ({
  subject: t('followed_search.subject'),
  paragraphs: [t('followed_search.text', { name })],
  link: { label: t('followed_search.link'), path: toSettingsPath(token) },
  closing: t('followed_search.closing'),
}))

/** Latest published first, or latest reduced in a search for reductions. */
export function toNewestPath(query: string): string {
  const order = new URLSearchParams(query).has('reduced') ? 'reduced_at' : 'created_at'
  return `/s?${query}&order_by=${order}&sequence=desc`
}

/** A query parameter, because paths are logged. */
function toSettingsPath(token: string): string {
  return `${SEARCH_EMAILS_PATH}?token=${token}`
}
