import type { Price } from '~/upstream/statement-fields'
import type { StatementCard } from '~/upstream/statements.server'
import type { Currency } from '~contract/currencies'
import { TBILISI_ID } from '~contract/locations'
import type { StayPageParams } from '~contract/stays'
import { listShownPrices } from '../prices'

/**
 * Returns the data of a row beside the map: a hydrated page serializes all that its loader returns.
 * @param stay searched stay, which the page of the statement shows in its form
 */
export function toStatementRow(card: StatementCard, currency: Currency, stay?: StayPageParams) {
  return {
    id: card.id,
    favorite: card.favorite,
    slug: card.slug,
    middleSlug: card.middleSlug,
    title: card.title,
    photo: card.photo,
    price: toShownPrice(card.price, currency),
    priceKind: card.priceKind,
    dealId: card.dealId,
    typeId: card.typeId,
    area: card.area,
    areaUnit: card.areaUnit,
    rooms: card.rooms,
    floor: card.floor,
    totalFloors: card.totalFloors,
    address: card.address,
    // A neighbourhood of the capital implies the city.
    city: card.cityId === TBILISI_ID && card.neighbourhood ? undefined : card.city,
    neighbourhood: card.neighbourhood,
    stay,
  }
}

/** Returns what a row shows: both currencies, and the price per m² in the page's. */
function toShownPrice(price: Price, currency: Currency): Price {
  const [first, second] = listShownPrices(price, currency)
  return {
    ...(first && { [first.currency]: { total: first.total, perSquare: first.perSquare } }),
    ...(second && { [second.currency]: { total: second.total } }),
  }
}

export type StatementRow = ReturnType<typeof toStatementRow>
