import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta, rootOf } from '../../../http/page-meta'
import { placeText } from '../facts'
import { formatMoney, shownPrices } from '../prices'
import { descriptionLines } from './description'
import type { StatementData } from './load.server'
import { structuredData } from './structured-data'

interface Arguments {
  data: StatementData | undefined
  matches: { id: string; data?: unknown }[]
}

/** How much of the description search engines are given, in characters. */
const SNIPPET = 160

/** Title, price and place. */
export function statementMeta({ data, matches }: Arguments): MetaDescriptor[] {
  if (!data) return []
  const { statement, language, canonical, mistake, picture, elsewhere } = data
  const [price] = shownPrices(statement.price, statement.ownCurrency)
  const shown =
    price && statement.priceKind !== 'negotiable' && formatMoney(price.total, price.currency, language)
  const title = [statement.title, shown, placeText(statement, true)].filter(Boolean).join(', ')
  const written = descriptionLines(statement.comment ?? '').join(' ')
  // An owner who wrote nothing still has said what it is, for how much and where.
  const description = written.slice(0, SNIPPET) || title
  const root = rootOf(matches)
  const hidden = statement.life !== 'active'
  const machines = root && !hidden ? structuredData(data, root) : []
  return [
    ...pageMeta({ title, canonical, description, hidden, mistake, picture, elsewhere }, root),
    ...machines.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}
