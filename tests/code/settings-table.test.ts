import path from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '~server/settings/environment'
import { formatSettings } from '~server/settings/format-settings'
import { SETTING_TOPICS } from '~server/settings/setting-topics'

const DOCUMENT = 'docs/settings.md'

test('docs/settings.md is what the settings say (npm run docs:settings)', async () => {
  await expect(formatSettings()).toMatchFileSnapshot(path.resolve(DOCUMENT))
})

test('docs/settings.md describes every setting once', () => {
  const described = SETTING_TOPICS.flatMap(({ settings }) => settings).flatMap(({ names }) => names)
  const names = Object.keys(Environment.shape).filter((name) => name !== 'NODE_ENV')
  expect(names.length).toBeGreaterThan(50)
  expect(described.toSorted()).toEqual(names.sort())
})

test('the table takes defaults and values from the schema', () => {
  const table = formatSettings()
  expect(table).toContain('| `PORT`, `HOST` | `3000`, `127.0.0.1` | 1 to 65,535 |')
  expect(table).toMatch(/^\| `REVIEW` \| `off` \| `off`, `new`, `all` \|/m)
  expect(table).toMatch(/^\| `REDIS_URL` \| none \| {2}\|/m)
})
