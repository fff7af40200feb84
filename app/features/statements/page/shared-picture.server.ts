import { statementParameters } from '../../../upstream/dictionaries.server'
import { oneStatement, type Statement } from '../../../upstream/one-statement.server'
import type { CardWords, PictureAsker, PictureCard } from '../../share/index.server'
import { areaText, floorText, placeText, roomsText } from '../facts'
import { plainPicture } from '../picture-sources'
import { formatMoney, shownPrices } from '../prices'
import { statementIdOf } from '../statement-address'

const MONTHLY_RENT = 2
const DAILY_RENT = 7

/** What the picture of a statement says: price, title, place, the first facts, the first photo. */
export function statementCard(
  statement: Statement,
  rooms: string | undefined,
  { brand, words, language }: CardWords,
): PictureCard {
  const t = words.getFixedT(language, 'statement')
  const own = words.getFixedT(language, 'details')
  const facts = [
    areaText(statement, t, language),
    rooms && roomsText(rooms, t),
    floorText(statement, t),
  ].filter(Boolean)
  const [image] = statement.images
  return {
    brand,
    title: statement.title,
    price: priceText(statement, { words, language }),
    lines: [placeText(statement, true), facts.join(' · ')].filter(Boolean),
    photo: image && { href: plainPicture(image), note: image.illustration ? own('illustration') : undefined },
  }
}

/** In the currency that its owner set: those who are sent the page have chosen none. */
function priceText(
  { price, priceKind, ownCurrency, dealId }: Statement,
  { words, language }: Pick<CardWords, 'words' | 'language'>,
): string {
  const t = words.getFixedT(language, 'statement')
  const own = words.getFixedT(language, 'details')
  const [first] = shownPrices(price, ownCurrency)
  if (!first || priceKind === 'negotiable') return t('negotiable')
  const total = formatMoney(first.total, first.currency, language)
  const shown = priceKind === 'from' ? t('price_from', { price: total }) : total
  if (dealId === MONTHLY_RENT) return `${shown} ${own('rent_month')}`
  return dealId === DAILY_RENT ? `${shown} ${own('rent_day')}` : shown
}

/** The same for a number; nothing for a statement that not everybody is to find. */
export async function pictureOfStatement(key: string, asker: PictureAsker): Promise<PictureCard | undefined> {
  const id = statementIdOf(key)
  if (id === undefined) return undefined
  const [statement, dictionaries] = await Promise.all([
    asker.call(oneStatement(id)),
    asker.reference(statementParameters),
  ])
  if (statement.life !== 'active') return undefined
  const rooms = dictionaries.room_types.all.find((row) => row.id === statement.dictionaryIds.room_types)
  return statementCard(statement, rooms?.name, asker)
}
