/**
 * Returns the path of one item of a list, which may be missing. Its id is kept out of errors and logs, as
 * some ids give access by themselves.
 * @param rest path after the id, with its slash
 */
export function itemPath(list: string, id: string | number, rest = '') {
  return {
    path: `${list}/${encodeURIComponent(id)}${rest}`,
    alias: `${list}/{id}${rest}`,
    mayBeMissing: true as const,
  }
}
