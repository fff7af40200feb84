import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

interface Import {
  file: string
  from: string
  to: string
  what: string
}

/** Every import of one feature by another. */
const imports: Import[] = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const [from = ''] = file.split('/')
    return [...text.matchAll(/from '(\.[^']*|~\/features\/[^']*)'/g)].flatMap(([, specifier = '']) => {
      const target = specifier.startsWith('~')
        ? specifier.slice('~/features/'.length)
        : join(dirname(file), specifier)
      const [to = '', ...what] = target.split('/')
      return to === from || to === '..' ? [] : [{ file, from, to, what: what.join('/') || 'index' }]
    })
  })

test('features know only the public names of one another', () => {
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter(({ what }) => !['index', 'index.server'].includes(what))).toEqual([])
})

test('features do not lean on one another in a circle', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (seen.has(from)) return false
    seen.add(from)
    return imports.some((one) => one.from === from && (one.to === to || reaches(one.to, to, seen)))
  }
  expect(imports.filter(({ from, to }) => reaches(to, from))).toEqual([])
})
