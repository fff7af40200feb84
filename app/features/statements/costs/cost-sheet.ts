import type { Loan, LoanFees } from '~/features/loan'
import { CURRENCIES, type Currency } from '~contract/currencies'
import type { CostField, CostKind } from './assumptions'

/** Whole units of each currency. */
export type Amounts = Record<Currency, number>

type CostLineName =
  | 'price'
  | 'works'
  | 'commission'
  | 'register'
  | 'notary'
  | 'disbursement'
  | 'first_rent'
  | 'deposit'
  | 'pledge'
  | 'loan_payment'
  | 'first_insurance'
  | 'rent'
  | 'utilities'
  | 'once'
  | 'interest'
  | 'insurance'
  | 'rents'
  | 'utilities_over_term'

export interface CostLine {
  name: CostLineName
  amounts: Amounts
}

/** Lines with their sum. */
export interface CostGroup {
  name: 'once' | 'monthly' | 'term'
  lines: CostLine[]
  total: Amounts
}

export interface CostSheet {
  groups: CostGroup[]
  /** Fields without a value: their costs are in no total. */
  missing: CostField[]
  /** Months of the group `term`. */
  months: number
}

/** Loan in hundredths of its currency, with its fees and its payment. */
export interface CostedLoan {
  loan: Loan
  currency: Currency
  payment: number
  interest: number
  fees: LoanFees
}

export interface CostInput {
  kind: CostKind
  /** Price in both currencies. */
  price: Amounts
  /** Values of the fields in their units; undefined: not known. */
  values: Partial<Record<CostField, number>>
  fields: readonly CostField[]
  loan: CostedLoan | undefined
  lariForDollar: number
}

/** Months of `term` without a loan. */
const MONTHS_WITHOUT_LOAN = 12

/**
 * Calculates the costs. Each line is rounded once, to whole units of each currency, and each total is the sum
 * of its rounded lines, so that the figures of the page add up.
 */
export function calculateCosts(input: CostInput): CostSheet {
  const { kind, price, values, fields, loan, lariForDollar } = input
  const toAmounts = (amount: number, currency: Currency): Amounts =>
    currency === 'gel'
      ? { gel: Math.round(amount), usd: Math.round(amount / lariForDollar) }
      : { gel: Math.round(amount * lariForDollar), usd: Math.round(amount) }
  const line = (name: CostLineName, amount: number | undefined, currency: Currency): CostLine[] =>
    amount === undefined ? [] : [{ name, amounts: toAmounts(amount, currency) }]
  const hundredths = (name: CostLineName, amount: number | undefined): CostLine[] =>
    loan === undefined || amount === undefined ? [] : line(name, amount / 100, loan.currency)
  const share = (percent: number | undefined): CostLine[] =>
    percent === undefined
      ? []
      : [
          {
            name: 'commission',
            amounts: {
              gel: Math.round((price.gel * percent) / 100),
              usd: Math.round((price.usd * percent) / 100),
            },
          },
        ]
  const months = loan?.loan.months ?? MONTHS_WITHOUT_LOAN
  const { area, works, commission, register, notary, deposit, utilities } = values
  const monthlyUtilities = line('utilities', utilities, 'gel')
  const utilitiesOverTerm = line(
    'utilities_over_term',
    utilities === undefined ? undefined : utilities * months,
    'gel',
  )
  const paidAtFirst: Record<CostKind, () => CostLine[]> = {
    sale: () => [
      { name: 'price', amounts: price },
      ...line('works', area && works ? area * works : undefined, 'usd'),
      ...share(commission),
      ...line('register', register, 'gel'),
      ...line('notary', notary, 'gel'),
      ...hundredths('disbursement', loan?.fees.disbursement),
    ],
    rent: () => [
      { name: 'first_rent', amounts: price },
      ...line('deposit', deposit, 'gel'),
      ...share(commission),
    ],
    pledge: () => [{ name: 'pledge', amounts: price }, ...share(commission)],
  }
  const once = toGroup('once', paidAtFirst[kind]())
  const monthly = toGroup('monthly', [
    ...hundredths('loan_payment', loan?.payment),
    ...hundredths('first_insurance', loan?.fees.firstMonthInsurance),
    ...(kind === 'rent' ? [{ name: 'rent' as const, amounts: price }] : []),
    ...monthlyUtilities,
  ])
  const laterRents: CostLine = {
    name: 'rents',
    amounts: { gel: price.gel * (months - 1), usd: price.usd * (months - 1) },
  }
  const term = toGroup('term', [
    { name: 'once', amounts: once.total },
    ...hundredths('interest', loan?.interest),
    ...hundredths('insurance', loan?.fees.insurance),
    ...(kind === 'rent' ? [laterRents] : []),
    ...utilitiesOverTerm,
  ])
  return {
    groups: [once, monthly, term].filter(({ lines }) => lines.length > 0),
    missing: fields.filter((field) => values[field] === undefined),
    months,
  }
}

function toGroup(name: CostGroup['name'], lines: CostLine[]): CostGroup {
  const total = Object.fromEntries(
    CURRENCIES.map((currency) => [currency, lines.reduce((sum, { amounts }) => sum + amounts[currency], 0)]),
  ) as Amounts
  return { name, lines, total }
}
