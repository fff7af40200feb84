import type { DataLayerEvent } from '~/session/data-layer.server'

interface StatementFacts {
  id: number
  dealId: number
  typeId?: number
  price: { gel?: { total?: number | undefined } | undefined }
}

export function viewStatementEvent(statement: StatementFacts): DataLayerEvent {
  const price = statement.price.gel?.total
  return {
    event: 'view_item',
    ecommerce: { ...(price && { currency: 'GEL', value: price }), items: [toEcommerceItem(statement)] },
  }
}

interface SearchFacts {
  statements: readonly StatementFacts[]
  total: number | undefined
  page: number
  /** Dictionary ids only: search texts are personal. */
  lists: Readonly<Record<string, readonly number[] | undefined>>
}

export function viewSearchEvent({ statements, total, page, lists }: SearchFacts): DataLayerEvent {
  return {
    event: 'view_item_list',
    results: total,
    page,
    filters: lists,
    ecommerce: {
      currency: 'GEL',
      item_list_id: 'search',
      items: statements.map((statement, index) => ({ ...toEcommerceItem(statement), index })),
    },
  }
}

function toEcommerceItem({ id, dealId, typeId, price }: StatementFacts) {
  const total = price.gel?.total
  return {
    item_id: String(id),
    ...(typeId && { item_category: String(typeId) }),
    item_category2: String(dealId),
    ...(total && { price: total }),
    quantity: 1,
  }
}
