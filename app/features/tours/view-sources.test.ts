import { expect, test } from 'vitest'
import { largestViewFile, viewSources } from './view-sources'

const file = (width: number, format: 'avif' | 'webp' | 'jpg') => ({
  src: `/room-${width}.${format}`,
  width,
  format,
})
const view = {
  files: [file(480, 'avif'), file(960, 'avif'), file(480, 'webp'), file(960, 'webp')],
  illustration: false,
}

test('a browser chooses the file by width and format, and the fallback is the widest one', () => {
  expect(viewSources(view, { lightMode: false })).toEqual({
    src: '/room-960.webp',
    avif: '/room-480.avif 480w, /room-960.avif 960w',
    webp: '/room-480.webp 480w, /room-960.webp 960w',
  })
  expect(largestViewFile(view)).toBe('/room-960.webp')
})

test('light mode offers the narrow files only', () => {
  expect(viewSources(view, { lightMode: true })).toEqual({
    src: '/room-480.webp',
    avif: '/room-480.avif 480w',
    webp: '/room-480.webp 480w',
  })
})

test('a view with one file is valid', () => {
  expect(viewSources({ files: [file(800, 'jpg')], illustration: false }, { lightMode: true })).toEqual({
    src: '/room-800.jpg',
  })
  expect(largestViewFile({ files: [file(800, 'avif')], illustration: false })).toBe('/room-800.avif')
})
