import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toHashedImage } from './hashed-images.server'

test('each of our own drawings has a hashed URL, and other URLs stay as they are', () => {
  const drawings = readdirSync('public/img', { recursive: true, encoding: 'utf8' })
  for (const file of drawings.filter((name) => name.endsWith('.svg')))
    expect(toHashedImage(`/img/${file}`), file).not.toBe(`/img/${file}`)
  for (const other of ['/img/none.svg', '/img/../x.svg', 'https://bank.example/logo.svg', ''])
    expect(toHashedImage(other)).toBe(other)
})
