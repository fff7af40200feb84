import { CURRENCY_IDS } from '~contract/currencies'
import type { LoanResult } from './loan-result'

export interface LegalLimit {
  kind: 'term' | 'loan_to_value'
  /** Currency; foreign is any but the lari. */
  currency: 'lari' | 'foreign'
  /** Limit: months of a term, or percent of the property's price. */
  max: number
  /** First day in force; null: before the oldest dated rule here. */
  since: string | null
  source: string
}

/** Georgian rules as of August 2025. A newer rule is a new row: the latest one in force applies. */
const LEGAL_LIMITS: readonly LegalLimit[] = [
  { kind: 'term', currency: 'lari', max: 240, since: '2020-04-15', source: 'bm.ge, article 51335' },
  // 180 if the borrower earns in the loan's currency.
  { kind: 'term', currency: 'foreign', max: 120, since: '2022-01-01', source: 'bm.ge, article 97072' },
  {
    kind: 'loan_to_value',
    currency: 'lari',
    max: 85,
    since: null,
    source: 'https://nbg.gov.ge/en/page/pti-and-ltv-requirements',
  },
  // "Temporarily"; 80 if the income comes from abroad.
  {
    kind: 'loan_to_value',
    currency: 'lari',
    max: 90,
    since: '2025-02-01',
    source: 'commersant.ge, Buying an apartment with mortgage is becoming easier',
  },
  {
    kind: 'loan_to_value',
    currency: 'foreign',
    max: 70,
    since: null,
    source: 'https://nbg.gov.ge/en/page/pti-and-ltv-requirements',
  },
]

export interface LegalLimitViolation {
  limit: LegalLimit
  /** Value of the loan, compared with `max`. */
  actual: number
}

export function listLegalLimits(day: string, currencyId: number): LegalLimit[] {
  const currency = currencyId === CURRENCY_IDS.gel ? 'lari' : 'foreign'
  const inForce = LEGAL_LIMITS.filter((limit) => limit.currency === currency && (limit.since ?? '') <= day)
  return (['term', 'loan_to_value'] as const).flatMap((limits) => {
    const ofKind = inForce.filter((limit) => limit.kind === limits)
    return ofKind.sort((a, b) => (a.since ?? '').localeCompare(b.since ?? '')).slice(-1)
  })
}

/** Returns the rules a loan would break on a day; banks may make exceptions. */
export function findLegalLimitViolations(
  { loan, downPayment }: LoanResult,
  currencyId: number,
  day: string,
): LegalLimitViolation[] {
  const price = loan.principal + downPayment
  const measures = {
    term: loan.principal > 0 ? loan.months : 0,
    loan_to_value: price > 0 ? (loan.principal / price) * 100 : 0,
  }
  return listLegalLimits(day, currencyId)
    .map((limit) => ({ limit, actual: measures[limit.kind] }))
    .filter(({ limit, actual }) => actual > limit.max)
}
