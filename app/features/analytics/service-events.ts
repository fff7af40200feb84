import type { DataLayerEvent } from '~/session/data-layer.server'

/** Service id from the specification. */
interface Service {
  id: number
  key: string
}

export interface OrderSummary {
  service: Service
  /** Package; prices are in tetri. */
  package: { key: string; price: number; days?: number | undefined; unit: 'order' | 'statement' | 'm2' }
  statements: number
  /** Total in tetri. */
  total: number
}

export function viewServiceEvent({ id, key }: Service): DataLayerEvent {
  return {
    event: 'view_item',
    ecommerce: { items: [{ item_id: String(id), item_name: key, quantity: 1 }] },
  }
}

export function beginCheckoutEvent(order: OrderSummary): DataLayerEvent {
  return { event: 'begin_checkout', ecommerce: toEcommerceOrder(order) }
}

/** @param payWith `card`, `internet-bank`, `points`, or `balance` */
export function purchaseEvent(paymentId: number, payWith: string, order: OrderSummary): DataLayerEvent {
  return {
    event: 'purchase',
    ecommerce: { transaction_id: String(paymentId), payment_type: payWith, ...toEcommerceOrder(order) },
  }
}

/** Returns the event of a top-up, which becomes a purchase only when the balance is spent. */
export function balanceFilledEvent(payWith: string, amount?: number): DataLayerEvent {
  return {
    event: 'balance_filled',
    payment_type: payWith,
    ...(amount !== undefined && { currency: 'GEL', value: toLari(amount) }),
  }
}

/**
 * Converts an order. A package of days is one item per statement and day: its unit price is the price divided
 * by the days.
 */
function toEcommerceOrder({ service, package: selected, statements, total }: OrderSummary) {
  const quantity = selected.unit === 'statement' ? Math.max(1, statements) : 1
  const days = selected.days ?? 1
  const unitPrice = selected.days ? selected.price / selected.days : total / quantity
  const item = {
    item_id: String(service.id),
    item_name: service.key,
    item_variant: selected.key,
    price: toLari(unitPrice),
    quantity: days * quantity,
  }
  return { currency: 'GEL', value: toLari(total), items: [item] }
}

function toLari(tetri: number): number {
  return Math.round(tetri) / 100
}
