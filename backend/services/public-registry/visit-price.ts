/** VAT included in the service fee; the registry's fee is passed on without it. */
const VAT_PERCENT = 18

/** Price of a visit and its parts, in tetri. */
export type VisitPrice = { registerFee: number; serviceFee: number; vat: number; total: number }

export function calculateVisitPrice(registerFee: number, price: number): VisitPrice {
  const vat = Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT))
  return { registerFee, serviceFee: price - vat, vat, total: registerFee + price }
}
