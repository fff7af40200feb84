import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource } from './import-graph'

const EXPORTED_VALUE = /^export (?:async )?(?:const|class|enum|function\*?) (\w+)/gm

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && existsSync(file))

test('every exported value is used by another file', () => {
  const texts = files.map((file) => ({ file, text: readSource(file) }))
  const fileCounts = new Map<string, number>()
  for (const { text } of texts)
    for (const name of new Set(text.match(/\w+/g))) fileCounts.set(name, (fileCounts.get(name) ?? 0) + 1)
  const exported = texts.flatMap(({ file, text }) =>
    [...text.matchAll(EXPORTED_VALUE)].map(([, name = '']) => ({ file, name })),
  )
  expect(exported.length).toBeGreaterThan(4_000)
  const unused = exported.filter(({ name }) => fileCounts.get(name) === 1)
  expect(unused.map(({ file, name }) => `${file}: do not export ${name}`)).toEqual([])
})
