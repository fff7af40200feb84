import { expect, test } from 'vitest'
import { listFiles, readSource } from './import-graph'

/** Quoted or between tags; each language has its own spelling, such as "მ²". */
const SHOWN_UNIT = /['"`>][^'"`<>\n]*m²/g

const COMMENT = /\/\*.*?\*\/|(?<=^|\s)\/\/.*$/gms

test('pages take the unit m² from the texts of their language', () => {
  const views = listFiles('app').filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  expect(views.length).toBeGreaterThan(100)
  const shown = views.flatMap((file) =>
    [...readSource(file).replace(COMMENT, '').matchAll(SHOWN_UNIT)].map(([text]) => ({ file, text })),
  )
  expect(shown).toEqual([])
})
