type ParamValue = string | number | undefined

/** Returns the path with these parameters in their order, except undefined and empty ones. */
export function withParams(path: string, params: Readonly<Record<string, ParamValue>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return withQuery(path, query)
}

/** Returns the path with a query, or alone if the query is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

/** Returns the page parameter of a list, undefined for the first page. */
export const toPageParam = (page: number) => (page > 1 ? page : undefined)
