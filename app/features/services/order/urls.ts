/** What an address says of an order. Nothing of it is personal: that is kept sealed. */
export interface OrderParams {
  /** As written, whether there is one or not. */
  package: string | undefined
  statementIds: number[]
  step: number | undefined
  /** Looked for among one's statements. */
  searchText: string
}

/** More than anybody promotes at once. */
const MAX_STATEMENTS = 50

export function parseOrderParams(searchParams: URLSearchParams): OrderParams {
  const step = searchParams.get('step') ?? ''
  return {
    package: searchParams.get('package')?.slice(0, 20) || undefined,
    statementIds: parseStatementIds(searchParams.getAll('statement_id')),
    step: /^[1-9]$/.test(step) ? Number(step) : undefined,
    searchText: (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 255),
  }
}

/** Numbers of statements as addresses and forms have them, each once. */
export function parseStatementIds(values: readonly unknown[]): number[] {
  const idTexts = values.flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
  const ids = idTexts.filter((word) => /^[1-9]\d{0,8}$/.test(word)).map(Number)
  return [...new Set(ids)].slice(0, MAX_STATEMENTS)
}

/** The page of an order with something of it changed. */
export function orderPath(path: string, params: Partial<OrderParams>): string {
  const searchParams = new URLSearchParams()
  if (params.package) searchParams.set('package', params.package)
  if (params.statementIds?.length) searchParams.set('statement_id', params.statementIds.join())
  if (params.searchText) searchParams.set('q', params.searchText)
  if (params.step) searchParams.set('step', String(params.step))
  return searchParams.size > 0 ? `${path}?${searchParams.toString().replaceAll('%2C', ',')}` : path
}

/** A step of an order, what was chosen so far kept in the address. */
export function orderStepPath({ path, params }: { path: string; params: OrderParams }, step: number): string {
  return orderPath(path, { package: params.package, statementIds: params.statementIds, step })
}
