import type { Happening } from '../../http/data-layer.server'

/** What of a statement is told. */
interface Told {
  id: number
  dealId: number
  /** Lists leave it out. */
  typeId?: number
  price: { gel?: { total?: number | undefined } | undefined }
}

/** A statement is being read. */
export function viewStatement(statement: Told): Happening {
  const price = statement.price.gel?.total
  return {
    event: 'view_item',
    ecommerce: { ...(price && { currency: 'GEL', value: price }), items: [itemOf(statement)] },
  }
}

interface Found {
  statements: readonly Told[]
  /** How many there are in all. */
  total: number | undefined
  page: number
  /** What was looked for, by the numbers of it; what somebody typed is theirs. */
  lists: Readonly<Record<string, readonly number[] | undefined>>
}

/** A search has shown statements. */
export function viewStatements({ statements, total, page, lists }: Found): Happening {
  return {
    event: 'view_item_list',
    results: total,
    page,
    filters: lists,
    ecommerce: {
      currency: 'GEL',
      item_list_id: 'search',
      items: statements.map((statement, index) => ({ ...itemOf(statement), index })),
    },
  }
}

function itemOf({ id, dealId, typeId, price }: Told) {
  const total = price.gel?.total
  return {
    item_id: String(id),
    ...(typeId && { item_category: String(typeId) }),
    item_category2: String(dealId),
    ...(total && { price: total }),
    quantity: 1,
  }
}
