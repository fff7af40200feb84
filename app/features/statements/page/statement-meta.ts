import type { MetaDescriptor } from '@remix-run/node'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { formatPlace } from '../format-facts'
import { formatMoney, listShownPrices } from '../prices'
import type { PublicStatementData } from './loader.server'
import { splitLines } from './split-description'
import { structuredData } from './structured-data'

interface MetaArguments {
  data: PublicStatementData | undefined
  matches: { id: string; data?: unknown }[]
}

const MAX_SNIPPET_LENGTH = 160

export function statementMeta({ data, matches }: MetaArguments): MetaDescriptor[] {
  if (!data) return []
  const { statement, language, canonical, socialImage, canonicalByLanguage } = data
  const [price] = listShownPrices(statement.price, statement.ownCurrency)
  const shown =
    price && statement.priceKind !== 'negotiable' && formatMoney(price.total, price.currency, language)
  const title = [statement.title, shown, formatPlace(statement)].filter(Boolean).join(', ')
  const written = splitLines(statement.comment ?? '').join(' ')
  // Falls back to a generated description.
  const description = written.slice(0, MAX_SNIPPET_LENGTH) || title
  const root = findPageContext(matches)
  const hidden = statement.status !== 'active'
  const jsonLd = root && !hidden ? structuredData(data, root) : []
  return [
    ...createPageMeta(
      {
        title,
        canonical,
        description,
        noIndex: hidden,
        socialImage,
        canonicalByLanguage,
      },
      root,
    ),
    ...jsonLd.map((facts) => ({ 'script:ld+json': facts })),
  ] as MetaDescriptor[]
}
