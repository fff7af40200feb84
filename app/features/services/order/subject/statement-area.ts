import type { OwnStatement } from '~/upstream/own-statements.server'
import { MAX_ORDER_AREA } from '~contract/services'
import { toSquareMetres } from '~contract/values/typed-measure'

type Statements = readonly Pick<OwnStatement, 'area' | 'areaUnit'>[]

/** Returns the priced area of the only statement in m²; undefined if unknown. */
export function getStatementArea([statement]: Statements): number | undefined {
  if (statement?.area === undefined) return undefined
  return toSquareMetres(statement.area, statement.areaUnit === 'hectare')
}

export type StatementAreaError = 'statement_area_missing' | 'statement_area_too_large'

/** Returns the reason why a service priced by the square metre cannot be ordered for the statement. */
export function findAreaError(statements: Statements): StatementAreaError | undefined {
  if (statements.length === 0) return undefined
  const area = getStatementArea(statements)
  if (area === undefined) return 'statement_area_missing'
  return area > MAX_ORDER_AREA ? 'statement_area_too_large' : undefined
}
