import type { Happening } from '../../http/data-layer.server'

/** A service as the specification numbers it. */
interface Service {
  id: number
  key: string
}

export interface Ordered {
  service: Service
  /** Money in tetri. */
  package: { key: string; price: number; days?: number | undefined; unit: 'order' | 'statement' | 'm2' }
  statements: number
  /** All that is to be paid, in tetri. */
  total: number
}

/** The page of a service is being read. */
export function viewService({ id, key }: Service): Happening {
  return {
    event: 'view_item',
    ecommerce: { items: [{ item_id: String(id), item_name: key, quantity: 1 }] },
  }
}

/** An order is filled in and can be paid for. */
export function beginCheckout(ordered: Ordered): Happening {
  return { event: 'begin_checkout', ecommerce: orderOf(ordered) }
}

/** An order is paid for. @param payWith `card`, `internet-bank`, `points`, or `balance` */
export function purchase(paymentId: number, payWith: string, ordered: Ordered): Happening {
  return {
    event: 'purchase',
    ecommerce: { transaction_id: String(paymentId), payment_type: payWith, ...orderOf(ordered) },
  }
}

/** Money has come onto a balance; it is no purchase until something is bought for it. */
export function balanceFilled(payWith: string, amount?: number): Happening {
  return {
    event: 'balance_filled',
    payment_type: payWith,
    ...(amount !== undefined && { currency: 'GEL', value: lari(amount) }),
  }
}

/** A package of days is told by the day, for each statement: the unit price is its price divided by its days. */
function orderOf({ service, package: taken, statements, total }: Ordered) {
  const times = taken.unit === 'statement' ? Math.max(1, statements) : 1
  const days = taken.days ?? 1
  const unitPrice = taken.days ? taken.price / taken.days : total / times
  const item = {
    item_id: String(service.id),
    item_name: service.key,
    item_variant: taken.key,
    price: lari(unitPrice),
    quantity: days * times,
  }
  return { currency: 'GEL', value: lari(total), items: [item] }
}

function lari(tetri: number): number {
  return Math.round(tetri) / 100
}
