import { expect, test } from 'vitest'
import { listFiles, readSource } from './import-graph'

/**
 * Required attributes: browsers that drop our style sheets would render an SVG without them as wide as the
 * page.
 */
const SIZES = [/\swidth=/, /\sheight=/]

test('every SVG of a page has the attributes width and height', () => {
  const files = ['app', 'backend', 'server'].flatMap((folder) => listFiles(folder))
  const drawings = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [...readSource(file).matchAll(/<svg\b(?:[^>]|=>)*>/g)].map(([tag]) => ({ file, tag })))
  expect(drawings.length).toBeGreaterThan(10)
  expect(drawings.filter(({ tag }) => SIZES.some((size) => !size.test(tag)))).toEqual([])
})
