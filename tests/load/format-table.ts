export function formatTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  nameWidth = 26,
): string {
  const lines = [headings, ...rows].map(([name = '', ...figures]) =>
    [name.padEnd(nameWidth), ...figures.map((figure) => figure.padStart(13))].join(''),
  )
  return `\n${lines.join('\n')}\n`
}
