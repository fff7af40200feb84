import { createRequestHandler } from '@remix-run/node'
import express from 'express'
import { expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { routeBuild } from '~tests/fixtures/route-build'
import { screens } from '../../../remix.config.js'
import { createRouteMatcher } from './narrow-build'
import { answerManifest } from './route-manifest'

const requestFromRemix = createRequestHandler(routeBuild, 'production')
const server = withServer(() => express().use(answerManifest(routeBuild, createRouteMatcher(routeBuild))))

const toQuery = (paths: readonly string[], version = '1') =>
  `/__manifest?${new URLSearchParams([...paths.map((path) => ['p', path]), ['version', version]])}`

const words = screens.map(({ path }) => path.split('/').at(-1) ?? '').filter((word) => /^\w+$/.test(word))

const sumProcessorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

// Remix takes a tenth of a second for each.
const PATHS = [
  '/',
  '/en',
  '/s',
  '/ru/s/sale/flats',
  '/en/statements/100017',
  '/account/statements/7/edit',
  '/x/y/z',
]

test("the routes that a page may lead to are the same as in Remix's own manifest", async () => {
  const query = toQuery(PATHS)
  const expected = await requestFromRemix(new Request(`http://ezo.test${query}`))
  const answer = await fetch(server.origin + query)
  expect(await answer.json()).toEqual(await expected.json())
  expect(answer.headers.get('cache-control')).toBe(expected.headers.get('cache-control'))
})

test('a page of an earlier version must reload', async () => {
  const answer = await fetch(server.origin + toQuery(['/en'], '0'))
  expect([answer.status, answer.headers.get('x-remix-reload-document')]).toEqual([204, 'true'])
})

test.each<[string, readonly string[]]>([
  ['1,000 segments', ['/a'.repeat(1_000)]],
  ['nine segments', ['/a'.repeat(9)]],
  ['101 kinds of paths', Array.from({ length: 101 }, (_, index) => `/${words[index]}/${words[index]}`)],
  ['a path of another site', ['http://evil.test/']],
])('a manifest of %s is rejected', async (_title, paths) => {
  expect((await fetch(server.origin + toQuery(paths))).status).toBe(400)
})

test('the most expensive manifest blocks the thread only for a moment', async () => {
  const paths = Array.from(
    { length: 13 },
    (_, index) => `/en/${words.slice(index * 7, index * 7 + 7).join('/')}`,
  )
  paths.push(...Array.from({ length: 50 }, (_, index) => `/en/statements/${index}`))
  await fetch(server.origin + toQuery(['/en/account']))
  const started = sumProcessorMs()
  expect((await fetch(server.origin + toQuery(paths))).status).toBe(200)
  expect(sumProcessorMs() - started).toBeLessThan(100)
})
