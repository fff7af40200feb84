import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DIALOG_PARAMS } from '~/page/dialog-params'
import { actionRoutes, screens } from '../../remix.config.js'
import { siteRoutes } from '../fixtures/site-routes'

const app = path.resolve(import.meta.dirname, '../../app')
const ACTION = /export (const|async function|function) action\b|export \{[^}]*\baction\b/

/** Existing values for the parameters of paths. */
const VALUES: Readonly<Record<string, string>> = {
  statement: '1000001',
  tour: '1000001',
  broker: 'none',
  developer: 'none',
  project: '1',
  article: 'none',
  notification: '00000000-0000-4000-8000-000000000000',
  questionnaire: '00000000-0000-4000-8000-000000000000',
}

const fill = (route: string) => route.replace(/:(\w+)/, (_, name: string) => VALUES[name] ?? '1')

/** A path of each module that takes forms, of each dialog, and each path that only changes something: all of the route table. */
export function listMutatingPaths(): string[] {
  const withAction = new Set(
    screens
      .map(({ module }) => module)
      .filter((module) => ACTION.test(readFileSync(path.join(app, module), 'utf8')))
      .map((module) => module.replace(/^routes\//, '').replace(/(\/route)?\.tsx?$/, '')),
  )
  const pages = siteRoutes.filter(({ module }) => withAction.has(module)).map((route) => fill(route.path))
  const missing = [...withAction].filter((module) => !siteRoutes.some((route) => route.module === module))
  if (missing.length > 0) throw new Error(`no path of the route table leads to ${missing.join(', ')}`)
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

/** A path of each route. */
export function listPaths(): string[] {
  return siteRoutes.map((route) => fill(route.path))
}
