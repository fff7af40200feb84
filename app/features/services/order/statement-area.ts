import type { OwnStatement } from '~/upstream/own-statements.server'
import { MAX_ORDER_AREA } from '~contract/services'
import { toSquareMetres } from '~contract/values/typed-measure'

type Statements = readonly Pick<OwnStatement, 'area' | 'areaUnit'>[]

/** In m², as it is priced, of the only statement; undefined where it is not known. */
export function getStatementArea([statement]: Statements): number | undefined {
  if (statement?.area === undefined) return undefined
  return toSquareMetres(statement.area, statement.areaUnit === 'hectare')
}

export type StatementAreaError = 'statement_area_missing' | 'statement_area_too_large'

/** Why a service that is priced by the square metre cannot be ordered for the statement. */
export function findAreaError(statements: Statements): StatementAreaError | undefined {
  if (statements.length === 0) return undefined
  const area = getStatementArea(statements)
  if (area === undefined) return 'statement_area_missing'
  return area > MAX_ORDER_AREA ? 'statement_area_too_large' : undefined
}
