import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import { OWN_STATEMENT_STATUSES, type OwnStatementStatus } from '~contract/own-statements'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

export type OwnFilter = {
  ids: number[]
  status: OwnStatementStatus | undefined
  /** An id, or part of a postal address. */
  text: string | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function parseOwnFilter(query: QueryParams): OwnFilter {
  const status = getText(query, 'status')
  return {
    ids: getIds(query, 'ids'),
    status: OWN_STATEMENT_STATUSES.find((one) => one === status),
    text: getText(query, 'q')?.slice(0, MAX_LINE_LENGTH).toLowerCase().replace(/^№\s*/, ''),
    dealTypes: getIds(query, 'deal_types'),
    realEstateTypes: getIds(query, 'real_estate_types'),
  }
}
