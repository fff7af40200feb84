/** Where a page stands among all rows, as answers with a pagination say it; from and to are null when it is empty. */
export function toPaginationJson(
  { page, perPage }: { page: number; perPage: number },
  rows: number,
  total: number,
) {
  const before = (page - 1) * perPage
  return {
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    from: rows > 0 ? before + 1 : null,
    to: rows > 0 ? before + rows : null,
  }
}
