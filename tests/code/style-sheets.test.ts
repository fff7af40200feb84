import { expect, test } from 'vitest'
import { listFiles, readSource } from './import-graph'

const sheets = listFiles('app').filter((file) => file.endsWith('.css'))
const widths = sheets.flatMap((file) =>
  [...readSource(file).matchAll(/\(min-width: (\d+)px\)/g)].map(([, width]) => Number(width)),
)

// Specification 1.9.22
// Specification 1.9.22
test('layouts change at the widths of the specification', () => {
  for (const width of [576, 768, 992, 1200]) expect(widths).toContain(width)
})
