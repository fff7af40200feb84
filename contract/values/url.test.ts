import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseUrl } from './url'

test('an invalid URL is undefined, however often it is parsed', () => {
  // URL.canParse of Node.js 20 accepts this text once V8 has optimized the caller.
  const parsed = Array.from({ length: 20_000 }, () => parseUrl('https://Ü¨'))
  expect(new Set(parsed)).toEqual(new Set([undefined]))
})

test('a relative URL needs a base', () => {
  expect(parseUrl('/s?cities=1')).toBeUndefined()
  expect(parseUrl('/s?cities=1', 'https://ezo.test')?.href).toBe('https://ezo.test/s?cities=1')
})

test('no source file asks URL.canParse, which Node.js 20 answers differently from the constructor', () => {
  const files = ['app', 'backend', 'contract', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('URL.canParse('))).toEqual([])
})
