import type { Amount } from '~/upstream/statement-fields'
import type { StatementCard } from '~/upstream/statements.server'

/** What a row beside the map shows of a statement: a hydrated page sends all that its loader returns. */
export function toStatementRow(card: StatementCard) {
  return {
    id: card.id,
    slug: card.slug,
    middleSlug: card.middleSlug,
    title: card.title,
    photo: card.photo,
    price: { gel: toTotal(card.price.gel), usd: toTotal(card.price.usd) },
    priceKind: card.priceKind,
    dealId: card.dealId,
    area: card.area,
    areaUnit: card.areaUnit,
    rooms: card.rooms,
    floor: card.floor,
    totalFloors: card.totalFloors,
    address: card.address,
    city: card.city,
    cityId: card.cityId,
    neighbourhood: card.neighbourhood,
  }
}

const toTotal = (amount: Amount | undefined) => amount && { total: amount.total, perSquare: undefined }

export type StatementRow = ReturnType<typeof toStatementRow>
