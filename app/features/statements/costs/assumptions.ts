import type { StatementDetails } from '~/upstream/statement-details.server'
import { MONTHLY_RENT_DEAL_ID, PLEDGE_DEAL_ID, SALE_DEAL_ID } from '~contract/statements'

/** Kind of deal whose costs the page lists. */
export type CostKind = 'sale' | 'rent' | 'pledge'

const KINDS: Readonly<Record<number, CostKind>> = {
  [SALE_DEAL_ID]: 'sale',
  [MONTHLY_RENT_DEAL_ID]: 'rent',
  [PLEDGE_DEAL_ID]: 'pledge',
}

/** Returns undefined for deals without costs of their own, such as a daily rent. */
export function getCostKind(dealId: number): CostKind | undefined {
  return KINDS[dealId]
}

/** Fields of each kind in display order, besides the price and the loan. */
export const COST_FIELDS = {
  sale: ['area', 'works', 'commission', 'register', 'notary', 'disbursement', 'insurance', 'utilities'],
  rent: ['deposit', 'commission', 'utilities'],
  pledge: ['commission', 'utilities'],
} as const satisfies Record<CostKind, readonly string[]>

export type CostField = (typeof COST_FIELDS)[CostKind][number]

/** Unit of a field: dollars per m², lari, percent, or m². Rates of insurance are of the balance per year. */
export const COST_UNITS = {
  area: 'm2',
  works: 'usd',
  commission: 'percent',
  register: 'gel',
  notary: 'gel',
  disbursement: 'percent',
  insurance: 'percent',
  utilities: 'gel',
  deposit: 'gel',
} as const satisfies Record<CostField, string>

/** Source of a default; the messages name it with its date. */
type CostSource = 'statement' | 'market' | 'finished' | 'agency' | 'direct' | 'bank' | 'tbc'

export interface Assumption {
  value: number
  source: CostSource
}

/**
 * Median asking prices of flats by condition, in dollars per m²: a Georgian portal, 16 October to 17 December
 * 2023. They are not like for like; the condition 8 has no figure.
 */
const PRICES_BY_CONDITION: Readonly<Record<number, number>> = {
  1: 1_436,
  3: 1_154,
  4: 1_011,
  5: 1_229,
  6: 970,
  7: 1_100,
}
const FINISHED_CONDITION_ID = 1
/** Old renovation: it can be lived in. */
const LIVABLE_CONDITION_ID = 2

/** Commission of the sum of a sale or a pledge, in percent: terms of property.cbm.ge, without a date. */
const AGENCY_PERCENT = 5
/** Commission of a rent, in percent of the first month's rent: the same terms. */
const AGENCY_RENT_PERCENT = 100
const AGENCY_KINDS: readonly string[] = ['agent', 'broker', 'agency']

/** Fees of the "easy" mortgage of TBC, in percent: tbcbank.ge, without a date. */
const TBC_FEES = { disbursement: 0.4, insurance: 0.72 + 0.28 }

/** Fees that the chosen bank publishes, in percent. */
export interface BankFees {
  disbursementPercent: number | undefined
  insurancePercent: number | undefined
}

type WithCosts = Pick<StatementDetails, 'area' | 'areaUnit' | 'conditionId' | 'ownerKind'>

/** Lists the defaults of a statement. The visitor types costs without a known figure. */
export function listAssumptions(
  { area, areaUnit, conditionId, ownerKind }: WithCosts,
  { kind, isHome, bankFees }: { kind: CostKind; isHome: boolean; bankFees: BankFees | undefined },
): Partial<Record<CostField, Assumption>> {
  const works = isHome ? getWorksPrice(conditionId) : undefined
  const assumptions: Partial<Record<CostField, Assumption>> = {}
  if (ownerKind) assumptions.commission = getCommission(ownerKind, kind)
  if (kind !== 'sale') return assumptions
  if (area !== undefined && areaUnit === 'm2') assumptions.area = { value: area, source: 'statement' }
  if (works !== undefined) assumptions.works = { value: works, source: works === 0 ? 'finished' : 'market' }
  if (bankFees) {
    assumptions.disbursement = getFee(bankFees.disbursementPercent, TBC_FEES.disbursement)
    assumptions.insurance = getFee(bankFees.insurancePercent, TBC_FEES.insurance)
  }
  return assumptions
}

/** Returns the difference between the prices of finished flats and of this condition, in dollars per m². */
function getWorksPrice(conditionId: number | undefined): number | undefined {
  if (conditionId === undefined) return undefined
  if (conditionId === LIVABLE_CONDITION_ID) return 0
  const [finished, own] = [PRICES_BY_CONDITION[FINISHED_CONDITION_ID], PRICES_BY_CONDITION[conditionId]]
  return finished === undefined || own === undefined ? undefined : finished - own
}

function getCommission(ownerKind: string, kind: CostKind): Assumption {
  if (!AGENCY_KINDS.includes(ownerKind)) return { value: 0, source: 'direct' }
  return { value: kind === 'rent' ? AGENCY_RENT_PERCENT : AGENCY_PERCENT, source: 'agency' }
}

function getFee(published: number | undefined, usual: number): Assumption {
  return published === undefined ? { value: usual, source: 'tbc' } : { value: published, source: 'bank' }
}
