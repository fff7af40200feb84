import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from './advisory-locks'

const numbers: number[] = Object.values(ADVISORY_LOCKS)

test('each purpose has its own advisory lock number', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the SQL functions of migrations use the two numbers reserved for them', () => {
  const folder = path.join(import.meta.dirname, 'migrations')
  const sql = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const locked = [...sql.join('\n').matchAll(/advisory_\w*lock\w*\((\d+)\)/g)].map(([, number]) =>
    Number(number),
  )
  expect(locked.sort()).toEqual([ADVISORY_LOCKS.statementTotals, ADVISORY_LOCKS.ownerTotals])
})

test('advisory lock numbers appear in no other file of the backend', () => {
  const backend = path.join(import.meta.dirname, '../..')
  const files = readdirSync(backend, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const numbering = files.filter((name) =>
    /1_?702_?522_?\d|advisory_\w*lock\w*\(\d/.test(readFileSync(path.join(backend, name), 'utf8')),
  )
  expect(numbering).toEqual(['platform/db/advisory-locks.ts'])
})
