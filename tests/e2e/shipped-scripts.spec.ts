import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { parse } from 'acorn'
import { scriptTarget } from '../../scripts/browser-targets.mjs'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'files are the same in both modes')

test('every script that is shipped is written in the ECMAScript of its target', () => {
  const folder = 'build/client'
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts).toContain('sw.js')
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts)
    expect(
      () =>
        parse(readFileSync(join(folder, script), 'utf8'), {
          ecmaVersion: scriptTarget,
          sourceType: 'module',
        }),
      script,
    ).not.toThrow()
})
