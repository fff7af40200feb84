/** What a package is priced by. */
export const PRICE_UNITS = ['order', 'statement', 'm2'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export const MEASUREMENT_STATES = ['ordered', 'visit_set', 'measured', 'paid'] as const
export type MeasurementState = (typeof MEASUREMENT_STATES)[number]
