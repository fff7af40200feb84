type ParamValue = string | number | undefined

/** The path with these parameters in their order; those that are undefined or empty are left out. */
export function withParams(path: string, params: Readonly<Record<string, ParamValue>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return withQuery(path, query)
}

/** The path alone where the query is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

/** For the query of a list, whose first page has no number. */
export const toPageParam = (page: number) => (page > 1 ? page : undefined)
