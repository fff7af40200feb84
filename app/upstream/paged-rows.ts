interface PageOfRows<Row> {
  data: Row[]
  total?: number | null | undefined
  last_page?: number | null | undefined
}

export function toPagedRows<Row, Mapped>(
  { data, total, last_page }: PageOfRows<Row>,
  toRow: (row: Row) => Mapped,
) {
  return { rows: data.map(toRow), total: total ?? undefined, lastPage: last_page ?? undefined }
}
