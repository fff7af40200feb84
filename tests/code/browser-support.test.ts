import { dirname, join } from 'node:path'
import { bundle, Features } from 'lightningcss'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../scripts/browser-targets.mjs'
import { listFiles, readSource } from './import-graph'
import { ornaments } from './ornaments'
import { findMixedSelectors, findUnsupportedCss } from './unsupported-css'

const encodeVersion = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}
const targets = Object.fromEntries(
  Object.entries(oldestBrowsers).map(([browser, version]) => [browser, encodeVersion(version)]),
)

/** Sheets that pages link: those not imported by others. */
const allSheets = listFiles('app').filter((file) => file.endsWith('.css'))
const imported = new Set(
  allSheets.flatMap((file) =>
    [...readSource(file).matchAll(/@import "([^"]+)"/g)].map(([, to = '']) => join(dirname(file), to)),
  ),
)
const sheets = allSheets.filter((file) => !imported.has(file))

const shipped = sheets.map((filename) => {
  const options = { include: Features.MediaQueries, exclude: Features.LightDark }
  return bundle({ filename, minify: true, targets, ...options }).code.toString()
})
const unsupported = shipped.flatMap(findUnsupportedCss)

test('style sheets need no feature that one of the oldest browsers lacks, apart from ornaments', () => {
  expect(shipped.length).toBeGreaterThan(10)
  expect(unsupported.filter(({ feature }) => !(feature in ornaments))).toEqual([])
})

test('every ornament named for older browsers is in a style sheet', () => {
  const features = new Set(unsupported.map(({ feature }) => feature))
  expect(Object.keys(ornaments).filter((feature) => !features.has(feature))).toEqual([])
})

test('no selector list is dropped by a browser that lacks one of its selectors', () => {
  expect(shipped.flatMap(findMixedSelectors)).toEqual([])
})

test.each([
  ['a{text-decoration:underline 1px red}', 'text-decoration with several values'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a{--x:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a{translate:0 1px}', 'translate'],
  ['a{max-block-size:100vh;max-block-size:calc(100dvh - var(--s2))}', 'viewport_percentage_units_dynamic'],
  ['a:has(b){color:red}', ':has'],
  ['@container (min-width:1px){a{color:red}}', '@container'],
  ['a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a{color:oklch(0.5 0.1 20)}', 'oklch()'],
  ['a{content:"x" / ""}', 'content with an alternative text'],
])('the check of style sheets finds the features that older browsers lack in %s', (css, feature) => {
  expect(findUnsupportedCss(css).map((found) => found.feature)).toEqual([feature])
})

test.each([
  'a{block-size:100vh;block-size:100dvh}',
  '@supports (translate:none){a{translate:0 1px}}',
  'a{-webkit-mask:none;mask:none}',
  'a{text-decoration-line:underline;text-decoration-color:var(--x)}',
])('the check of style sheets accepts the fallback in %s', (css) => {
  expect(findUnsupportedCss(css)).toEqual([])
})
