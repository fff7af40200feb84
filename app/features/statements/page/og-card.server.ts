import type { OgCard, OgCardContext, OgCardLocale } from '~/features/share/index.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type StatementDetails, statementById } from '~/upstream/statement-details.server'
import { formatArea, formatFloor, formatPlace, formatRooms } from '../format-facts'
import { fallbackPictureUrl } from '../picture-sources'
import { formatMoney, getRentPeriod, listShownPrices } from '../prices'
import { parseStatementId } from '../urls'

/** Returns the statement's social preview: price, title, place, facts and first photo. */
export function toStatementOgCard(
  statement: StatementDetails,
  rooms: string | undefined,
  { brand, i18n, language }: OgCardLocale,
): OgCard {
  const t = i18n.getFixedT(language, 'statement')
  const own = i18n.getFixedT(language, 'statement-page')
  const facts = [
    formatArea(statement, t, language),
    rooms && formatRooms(rooms, t),
    formatFloor(statement, t),
  ].filter(Boolean)
  const [image] = statement.images
  return {
    brand,
    title: statement.title,
    price: formatOgPrice(statement, { i18n, language }),
    lines: [formatPlace(statement), facts.join(' · ')].filter(Boolean),
    photo: image && {
      href: fallbackPictureUrl(image),
      note: image.illustration ? own('illustration') : undefined,
    },
  }
}

/** Formats the price in the owner's currency, as link previews have no visitor preference. */
function formatOgPrice(
  { price, priceKind, ownCurrency, dealId }: StatementDetails,
  { i18n, language }: Pick<OgCardLocale, 'i18n' | 'language'>,
): string {
  const t = i18n.getFixedT(language, 'statement')
  const [first] = listShownPrices(price, ownCurrency)
  if (!first || priceKind === 'negotiable') return t('negotiable')
  const total = formatMoney(first.total, first.currency, language)
  const shown = priceKind === 'from' ? t('price_from', { price: total }) : total
  const period = getRentPeriod(dealId)
  return period ? `${shown} ${t(period)}` : shown
}

/** Loads the preview; undefined for statements that are not public. */
export async function loadStatementOgCard(key: string, context: OgCardContext): Promise<OgCard | undefined> {
  const id = parseStatementId(key)
  if (id === undefined) return undefined
  const [statement, dictionaries] = await Promise.all([
    context.call(statementById(id)),
    context.reference(statementParameters),
  ])
  if (statement.status !== 'active') return undefined
  const rooms = dictionaries.room_types.all.find((row) => row.id === statement.dictionaryIds.room_types)
  return toStatementOgCard(statement, rooms?.name, context)
}
