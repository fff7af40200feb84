import { getIds, getText, type QueryParams } from '~backend/platform/http/query'
import { OWN_STATEMENT_STATUSES, type OwnStatementStatus } from '~contract/own-statements'
import { parseId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parsePhone } from '~contract/values/typed-phone'

export type OwnFilter = {
  ids: number[]
  status: OwnStatementStatus | undefined
  /** Id, or part of a postal address or of a client's name. */
  text: string | undefined
  /** Digits of the text, possibly of a client's number. */
  phone: string | undefined
  /** Agent of the requesting company, or all of them. */
  agent: number | 'all' | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function parseOwnFilter(query: QueryParams): OwnFilter {
  const status = getText(query, 'status')
  const agent = getText(query, 'agent')
  const text = getText(query, 'q')?.slice(0, MAX_LINE_LENGTH)
  const phone = parsePhone(text ?? '')
  return {
    ids: getIds(query, 'ids'),
    status: OWN_STATEMENT_STATUSES.find((one) => one === status),
    text: text?.toLowerCase().replace(/^№\s*/, ''),
    phone: /^\d+$/.test(phone) ? phone : undefined,
    agent: agent === 'all' ? agent : parseId(agent),
    dealTypes: getIds(query, 'deal_types'),
    realEstateTypes: getIds(query, 'real_estate_types'),
  }
}
