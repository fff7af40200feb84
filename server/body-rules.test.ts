import { describe, expect, test } from 'vitest'
import { uploads } from '~/uploads'
import { listSources, readSource } from '~tests/code/import-graph'
import { actionRoutes, screens } from '../remix.config.js'
import { listBodyRules } from './body-rules'

const paths = [...screens, ...actionRoutes].map(({ path }) => path)
const rules = listBodyRules(uploads, paths)

describe('body rules', () => {
  test('every route has a body rule, and every upload belongs to a route', () => {
    expect(new Set(rules.map(({ path }) => path))).toEqual(new Set(paths))
    expect(rules.length).toBe(paths.length + uploads.length)
  })

  test('text forms and buttons accept no files, and guests may send large bodies only to drafts, described forms and conversations', () => {
    for (const { path, rule } of rules)
      if (rule.maxBytes > 500_000) expect(Object.keys(rule.files), path).not.toEqual([])
      else expect(rule.files, path).toEqual({})
    const forGuests = rules.filter(({ rule }) => rule.maxBytes > 500_000 && rule.sender !== 'user')
    expect(forGuests.map(({ path, rule }) => [path, rule.sender])).toEqual([
      ['dynamic-forms/:id?', 'anyone'],
      ['account/statements/new', 'draft-owner'],
      ['account/statements/:id/edit', 'draft-owner'],
      ['conversation/:id', 'anyone'],
    ])
  })

  test('each view that sends files is in a folder whose uploads are declared', () => {
    const sources = listSources('app')
    const sending = sources.filter((file) => readSource(file).includes('multipart/form-data'))
    const declared = sources
      .filter((file) => file.endsWith('/uploads.ts') && file !== 'app/http/uploads.ts')
      .map((file) => file.replace('uploads.ts', ''))
    const views = sending.filter((file) => file.endsWith('.tsx'))
    expect(views.length).toBeGreaterThan(4)
    expect(views.filter((file) => !declared.some((folder) => file.startsWith(folder)))).toEqual([])
    const collected = readSource('app/uploads.ts')
    expect(declared.filter((folder) => !collected.includes(folder.replace('app/', './')))).toEqual([])
  })
})
