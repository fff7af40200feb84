import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Elements with a hint of their own: a note next to the button, or the name of the link. */
const WITH_OWN_WORDS = ['features/loan/request/partner-forms.tsx', 'features/desk/tables/row-route.tsx']

test('every link that opens a new tab announces it to screen readers', () => {
  const opening = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !WITH_OWN_WORDS.includes(name))
    .map((name) => ({ name, text: readFileSync(join('app', name), 'utf8') }))
    .filter(({ text }) => text.includes("'_blank'") || text.includes('"_blank"'))
  expect(opening.length).toBeGreaterThan(5)
  expect(opening.filter(({ text }) => !text.includes(".external')")).map(({ name }) => name)).toEqual([])
})
