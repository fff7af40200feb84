/** Of our own fee, which contains it; the register's fee is passed on without. */
const VAT_PERCENT = 18

/** What a visit costs and what that is made of, in tetri. */
export type VisitPrice = { registerFee: number; serviceFee: number; vat: number; total: number }

export function calculateVisitPrice(registerFee: number, price: number): VisitPrice {
  const vat = Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT))
  return { registerFee, serviceFee: price - vat, vat, total: registerFee + price }
}
