import { withParams } from '~/http/with-params'
import { MAX_ORDER_STATEMENTS } from '~contract/services'
import { parseIdLists } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'

/** URL parameters of the order; personal data is in the encrypted draft. */
export interface OrderParams {
  package: string | undefined
  statementIds: number[]
  step: number | undefined
  searchText: string
}

export function parseOrderParams(searchParams: URLSearchParams): OrderParams {
  const step = searchParams.get('step') ?? ''
  return {
    package: searchParams.get('package')?.slice(0, 20) || undefined,
    statementIds: parseStatementIds(searchParams.getAll('statement_id')),
    step: /^[1-9]$/.test(step) ? Number(step) : undefined,
    searchText: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, MAX_LINE_LENGTH),
  }
}

/** Parses unique statement ids from URL or form values. */
export function parseStatementIds(values: readonly unknown[]): number[] {
  return parseIdLists(values).slice(0, MAX_ORDER_STATEMENTS)
}

export function orderPath(path: string, params: Partial<OrderParams>): string {
  return withParams(path, {
    package: params.package,
    statement_id: params.statementIds?.join(),
    q: params.searchText,
    step: params.step,
  }).replaceAll('%2C', ',')
}

/** Returns the URL of a step, with the choices so far. */
export function orderStepPath({ path, params }: { path: string; params: OrderParams }, step: number): string {
  return orderPath(path, { package: params.package, statementIds: params.statementIds, step })
}
