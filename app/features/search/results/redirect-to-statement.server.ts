import { redirect } from '@remix-run/node'
import { PAGE_SIZE, parseSearchFilters, type SearchFilters, searchUrl } from '~/features/search-filters'
import { statementUrl } from '~/features/statements'
import { toUndefinedIfMissing } from '~/page/missing-data.server'
import type { Visitor } from '~/session/visitor.server'
import { statementById } from '~/upstream/statement-details.server'
import { parseStatementNumber, parseStatementNumbers } from '~contract/values/statement-number'

const HOUSE_NUMBER = /^\d{1,3}$/
/** Maximum number of ids, as many as a page shows. */
const MAX_NUMBERS = PAGE_SIZE

/**
 * @throws a redirect to the statement with the typed number, or to a list of several; UpstreamError if the
 * lookup fails
 */
export async function redirectToStatementById(visitor: Visitor, filters: SearchFilters): Promise<void> {
  const text = filters.q ?? ''
  const several = parseStatementNumbers(text)
  if (several.length > 0) {
    const ids = several.slice(0, MAX_NUMBERS).join(',')
    throw redirect(searchUrl(parseSearchFilters(new URLSearchParams({ ids })), visitor.language))
  }
  const id = HOUSE_NUMBER.test(text) ? undefined : parseStatementNumber(text)
  if (!id) return
  const statement = await visitor.call(statementById(id)).catch(toUndefinedIfMissing)
  if (statement) throw redirect(statementUrl(statement, visitor.language))
}
