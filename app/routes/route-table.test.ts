import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router'
import { describe, expect, test } from 'vitest'
import { siteRoutes, toModuleName } from '~tests/fixtures/site-routes'
import remixConfig, { hydratedModules, languagePrefixes } from '../../remix.config.js'

interface Entry {
  id: string
  file: string
  path?: string
  index?: boolean
  parentId?: string
}

const manifest = (await remixConfig.routes?.(defineRoutes)) as Record<string, Entry>

function childrenOf(parentId: string): AgnosticRouteObject[] {
  return Object.values(manifest)
    .filter((entry) => (entry.parentId ?? 'root') === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index, ...(path && { path }) } : { id, children: childrenOf(id), ...(path && { path }) },
    )
}

const tree = childrenOf('root')

/** Returns the name of the module that handles a path. */
const answers = (address: string) => toModule(findRouteId(address))

const findRouteId = (address: string) => matchRoutes(tree, address)?.at(-1)?.route.id

function toModule(id: string | undefined): string | undefined {
  return id && toModuleName(manifest[id]?.file ?? '')
}

/** Further forms of the URLs in the route table. */
const variants: Record<string, string> = {
  '/s/': 'search',
  '/s/a/b': 'search',
  '/s/a/b/c/d/e': 'search',
  '/azomva/': 'services/landing/measurement-landing',
  '/AZOMVA': 'services/landing/measurement-landing',
}
const addresses = {
  ...Object.fromEntries(siteRoutes.map(({ path, module }) => [path.split('?')[0] ?? '', module])),
  ...variants,
}

describe.each(Object.entries(languagePrefixes))('the table of routes in %s', (language, prefix) => {
  // Specification 1.2.1, 1.2.10, 1.2.16, 1.2.20, 1.2.29
  test.each(Object.entries(addresses))(`the path %s is handled by %s`, (path, module) => {
    const address = prefix ? `/${prefix}${path === '/' ? '' : path}` : path
    const id = findRouteId(address)
    expect(toModule(id)).toBe(module)
    expect(id?.startsWith(`${language}/`)).toBe(true)
  })
})

test('action routes have no language prefix', () => {
  expect(answers('/do/sign-out')).toBe('sign-in/sign-out')
  expect(answers('/do/light-mode')).toBe('layout/toggle-light-mode')
  expect(answers('/do/favorite')).toBe('favorites/change-favorites')
  expect(answers('/do/hide')).toBe('favorites/change-favorites')
  expect(answers('/do/currency')).toBe('currency/switch-currency')
  expect(answers('/do/forget-searches')).toBe('recent-searches/clear-recent-searches')
  expect(answers('/do/phone')).toBe('statement-owner/show-phone')
  expect(answers('/do/photo-part')).toBe('statement-drafts/take-photo-part')
})

test('every URL and every module with a URL is in the table of routes', () => {
  const pagePaths = new Set(Object.keys(addresses).flatMap((address) => findRouteId(address) ?? []))
  const known = Object.keys(manifest).filter((id) => id.startsWith('ka/'))
  expect(known.filter((id) => !pagePaths.has(id))).toEqual([])
})

test('every module of the table of routes exists', () => {
  for (const { file } of Object.values(manifest)) {
    expect(existsSync(join(import.meta.dirname, '..', file)), file).toBe(true)
  }
})

test('the bundle for browsers contains the module of every route that hydrates a page', () => {
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))]
  const hydrating = files.filter((file) => readFileSync(join('app', file), 'utf8').includes('hydrate: true'))
  expect(hydrating).toEqual(['routes/search-map.tsx'])
  expect(hydratedModules).toEqual(['root.tsx', 'routes/layouts/map.tsx', ...hydrating])
})
