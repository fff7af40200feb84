/** A plain table: a name and figures in each line, under their headings. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map(([name = '', ...figures]) =>
    [name.padEnd(26), ...figures.map((figure) => figure.padStart(11))].join(''),
  )
  return `\n${lines.join('\n')}\n`
}
