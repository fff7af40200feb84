import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DIALOG_PARAMS } from '~/http/dialog-params'
import { actionRoutes, downloadRoutes, resourceRoutes, screens } from '../../remix.config.js'
import { siteRoutes, toModuleName } from '../fixtures/site-routes'

const app = path.resolve(import.meta.dirname, '../../app')
const ACTION = /export (const|async function|function) action\b|export \{[^}]*\baction\b/

/** Existing values for the parameters of paths. */
const VALUES: Readonly<Record<string, string>> = {
  statement: '1000001',
  tour: '1000001',
  sale: '1000001',
  broker: 'none',
  developer: 'none',
  project: '1',
  article: 'none',
  conversation: '00000000-0000-4000-8000-000000000000',
  notification: '00000000-0000-4000-8000-000000000000',
  questionnaire: '00000000-0000-4000-8000-000000000000',
}

const fill = (route: string) => route.replace(/:(\w+)/, (_, name: string) => VALUES[name] ?? '1')

function requirePaths(names: Iterable<string>): void {
  const missing = [...names].filter((name) => !siteRoutes.some(({ module }) => module === name))
  if (missing.length > 0) throw new Error(`no path of the tests leads to ${missing.join(', ')}`)
}

/**
 * Lists a path for each module that accepts forms, each dialog, and each path that only changes state: all of
 * the route table.
 */
export function listMutatingPaths(): string[] {
  const withAction = new Set(
    [...screens, ...resourceRoutes]
      .map(({ module }) => module)
      .filter((module) => ACTION.test(readFileSync(path.join(app, module), 'utf8')))
      .map(toModuleName),
  )
  requirePaths(withAction)
  const pages = siteRoutes.filter(({ module }) => withAction.has(module)).map((route) => fill(route.path))
  return [
    ...new Set([
      '/?index',
      ...pages,
      ...DIALOG_PARAMS.map((param) => `/s?${param}=1`),
      ...actionRoutes.map((route) => `/${route.path}`),
      '/sandbox/auth?Continue=/',
      '/sandbox/auth/register?Continue=/',
    ]),
  ]
}

/** Lists a path for each page, each data route and each download: all of the route table. */
export function listPaths(): string[] {
  requirePaths([...screens, ...resourceRoutes, ...downloadRoutes].map(({ module }) => toModuleName(module)))
  return siteRoutes.map((route) => fill(route.path))
}
