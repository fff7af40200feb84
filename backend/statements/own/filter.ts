import type { QueryOf } from '~contract/endpoints/endpoint'
import type { ownStatementEndpoints } from '~contract/endpoints/own-statements'
import type { OwnStatementStatus } from '~contract/statements'
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
  /** Agent of the requesting company, all of them, or all of them and the company itself. */
  agent: number | 'all' | 'any' | undefined
  dealTypes: number[]
  realEstateTypes: number[]
}

export function toOwnFilter(query: QueryOf<typeof ownStatementEndpoints.list>): OwnFilter {
  const { status, agent } = query
  const text = query.q?.slice(0, MAX_LINE_LENGTH)
  const phone = parsePhone(text ?? '')
  return {
    ids: query.ids,
    status,
    text: text?.toLowerCase().replace(/^№\s*/, ''),
    phone: /^\d+$/.test(phone) ? phone : undefined,
    agent: agent === 'all' || agent === 'any' ? agent : parseId(agent),
    dealTypes: query.deal_types,
    realEstateTypes: query.real_estate_types,
  }
}
