import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { type RouteEntry, routeBuild, routeEntries as routes } from '~tests/fixtures/route-build'
import { siteRoutes } from '~tests/fixtures/site-routes'
import { isFullRun } from '~tests/full-run'
import { createRouteMatcher } from './narrow-build'

/** Prefixes of the languages; the short run tries each page in one of them. */
const PREFIXES = ['', '/en', '/ru']

const findNarrowBuild = createRouteMatcher(routeBuild)

function createTree(entries: Record<string, RouteEntry>, parentId?: string): AgnosticRouteObject[] {
  return Object.values(entries)
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index }) =>
      index
        ? { id, index, ...(path && { path }) }
        : { id, children: createTree(entries, id), ...(path && { path }) },
    )
}

const wholeTree = createTree(routes)

function findRoutes(tree: AgnosticRouteObject[], path: string) {
  return matchRoutes(tree, path)?.map(({ route, params: { '*': rest, ...params } }) => ({
    id: route.id,
    // An empty rest is equivalent to none.
    params: rest ? { ...params, rest } : params,
  }))
}

function findRoutesInNarrowBuild(path: string) {
  return findRoutes(createTree(findNarrowBuild(path).create().routes as Record<string, RouteEntry>), path)
}

test('a narrow build has a tenth of the routes', () => {
  const count = Object.keys(findNarrowBuild('/en/s').create().routes).length
  expect(count).toBeLessThan(Object.keys(routes).length / 10)
})

test('every page is found in its narrow build as in the full build', () => {
  for (const [place, { path }] of siteRoutes.entries())
    for (const prefix of PREFIXES.filter((_, index) => isFullRun || index === place % PREFIXES.length)) {
      const url = `${prefix}${path.split('?')[0]}`
      expect(findRoutesInNarrowBuild(url)).toEqual(findRoutes(wholeTree, url))
    }
})

test('any path matches the same route with the same parameters in both builds', () => {
  const words = Object.values(routes).flatMap(({ path = '' }) => path.split('/'))
  const segment = fc.oneof(
    fc.constantFrom('en', 'ru', 'ka', '', ...words),
    fc.constantFrom(...words).map((word) => word.toUpperCase()),
    fc
      .constantFrom(...words)
      .map((word) => word.replace(/^[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
    fc.string({ unit: anyCharacter, maxLength: 10 }).map(encodeURIComponent),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const path = `/${segments.join('/')}`
      expect(findRoutesInNarrowBuild(path)).toEqual(findRoutes(wholeTree, path))
    }),
    { numRuns: isFullRun ? 200 : 100 },
  )
})

test('paths with the same key share one build, so invented paths create no further builds', () => {
  const keys = new Set(
    Array.from({ length: 1_000 }, (_, index) => findNarrowBuild(`/en/x${index}/y${index}`).key),
  )
  expect(keys.size).toBe(1)
})
