import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { TimedCache } from '~backend/platform/timed-cache'
import { DAILY_RENT_DEAL_ID, NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'
import {
  compareWithMedian,
  type MedianComparison,
  MIN_COMPARED_STATEMENTS,
  type PriceMedian,
  UNFINISHED_CONDITION_IDS,
} from './rules'
import type { StatementRow } from './statement-row'

/** Maximum age in ms. Medians change slowly, and counting them reads every public statement. */
const MAX_AGE_MS = 3_600_000

/** Maximum duration of the count in ms. */
const MAX_COUNT_MS = 120_000

const INCOMPARABLE_PRICE_TYPE_IDS: readonly number[] = [NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID]

const MEDIANS_SQL = `
  select urban_id, deal_type_id, real_estate_type_id, coalesce(condition_id = any($1::int[]), false) as is_unfinished,
    count(*)::integer as statements,
    percentile_cont(0.5) within group (order by price_gel / area_m2::float8) as median
  from statements
  where is_public and urban_id is not null and price_gel > 0 and area_m2 > 0
    and price_type_id <> all($2::int[]) and deal_type_id <> $3
  group by 1, 2, 3, 4
  having count(*) >= $4`

type MedianRow = Row<'statements', 'deal_type_id' | 'real_estate_type_id'> & {
  urban_id: NonNullable<Column<'statements', 'urban_id'>>
  is_unfinished: boolean
  statements: number
  median: number
}

type ComparedRow = Pick<
  StatementRow,
  | 'urban_id'
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'condition_id'
  | 'price_type_id'
  | 'price_gel'
  | 'area_m2'
  | 'lifecycle_status'
>

export type ToMedianComparison = (row: ComparedRow) => MedianComparison | null

/** Medians of prices per m² by neighbourhood, deal and kind; unfinished flats are separate. */
export class PriceMedians {
  readonly #medians: TimedCache<Map<string, PriceMedian>>

  constructor(readLong: ReadLong) {
    this.#medians = new TimedCache(() => readLong(loadPriceMedians, { maxQueryMs: MAX_COUNT_MS }), MAX_AGE_MS)
  }

  /** Returns a function that compares nothing while the first count of a large marketplace runs. */
  async getComparison(): Promise<ToMedianComparison> {
    const medians = await this.#medians.getIfSoon()
    return (row) => compareWithMedian(getSquarePrice(row), medians?.get(toMedianKey(row)))
  }

  /** Returns null for a price that cannot be compared, and while the first count runs. */
  async find(row: ComparedRow): Promise<PriceMedian | null> {
    const medians = await this.#medians.getIfSoon()
    return (getSquarePrice(row) && medians?.get(toMedianKey(row))) || null
  }
}

async function loadPriceMedians(db: Db): Promise<Map<string, PriceMedian>> {
  const { rows } = await db.query<MedianRow>(MEDIANS_SQL, [
    UNFINISHED_CONDITION_IDS,
    INCOMPARABLE_PRICE_TYPE_IDS,
    DAILY_RENT_DEAL_ID,
    MIN_COMPARED_STATEMENTS,
  ])
  return new Map(
    rows.map(({ median, statements, is_unfinished, ...group }) => [
      toGroupKey(group, is_unfinished),
      { median, statements },
    ]),
  )
}

function getSquarePrice({ price_gel, area_m2, price_type_id, deal_type_id, lifecycle_status }: ComparedRow) {
  const isComparable =
    lifecycle_status === 'active' &&
    deal_type_id !== DAILY_RENT_DEAL_ID &&
    !INCOMPARABLE_PRICE_TYPE_IDS.includes(price_type_id)
  return isComparable && price_gel !== null ? price_gel / area_m2 : undefined
}

function toMedianKey(row: ComparedRow): string {
  return toGroupKey(row, row.condition_id !== null && UNFINISHED_CONDITION_IDS.includes(row.condition_id))
}

function toGroupKey(
  {
    urban_id,
    deal_type_id,
    real_estate_type_id,
  }: Pick<ComparedRow, 'urban_id' | 'deal_type_id' | 'real_estate_type_id'>,
  isUnfinished: boolean,
): string {
  return `${urban_id} ${deal_type_id} ${real_estate_type_id} ${isUnfinished}`
}
