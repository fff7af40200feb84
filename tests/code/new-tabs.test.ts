import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Elsewhere its own words say so: a note beside the button, and the name of the link. */
const WITH_OWN_WORDS = [
  'features/loan/request/partner-forms.tsx',
  'features/desk/tables/changed-row-link.tsx',
]

test('whatever opens a new tab tells screen readers so', () => {
  const opening = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !WITH_OWN_WORDS.includes(name))
    .map((name) => ({ name, text: readFileSync(join('app', name), 'utf8') }))
    .filter(({ text }) => text.includes("'_blank'") || text.includes('"_blank"'))
  expect(opening.length).toBeGreaterThan(5)
  expect(opening.filter(({ text }) => !text.includes(".external')")).map(({ name }) => name)).toEqual([])
})
