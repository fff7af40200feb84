/**
 * The path of one thing of a list, which may be gone. Its id is kept out of errors and logs: some ids give access by themselves.
 * @param rest what follows the id, with its slash
 */
export function itemPath(list: string, id: string | number, rest = '') {
  return {
    path: `${list}/${encodeURIComponent(id)}${rest}`,
    alias: `${list}/{id}${rest}`,
    mayBeMissing: true as const,
  }
}
