import { redirect } from '@remix-run/node'
import type { SearchFilters } from '~/features/search-filters'
import { statementUrl } from '~/features/statements'
import type { Visitor } from '~/session/visitor.server'
import { statementById } from '~/upstream/statement-details.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { parseStatementNumber } from '~contract/values/statement-number'

const HOUSE_NUMBER = /^\d{1,3}$/

/** @throws a redirect to the statement whose number was typed */
export async function redirectToStatementById(visitor: Visitor, filters: SearchFilters): Promise<void> {
  const text = filters.q ?? ''
  const id = HOUSE_NUMBER.test(text) ? undefined : parseStatementNumber(text)
  if (!id) return
  const statement = await visitor.call(statementById(id)).catch((error: unknown) => {
    if (isUpstreamError(error)) return undefined
    throw error
  })
  if (statement) throw redirect(statementUrl(statement, visitor.language))
}
