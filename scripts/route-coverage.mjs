import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './terminal.mjs'
import { readReport } from './test-reports.mjs'
import { BACKGROUND_INTENTS, ONE_MODE_ROUTES, UNOPENED_PAGES } from './uncovered-routes.mjs'

/**
 * @typedef {import('./test.mjs').Outcome} Outcome
 * @typedef {{ id: string, path?: string, index?: boolean, parentId?: string, module: { default?: unknown } }} Route
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ projectName: string, results: { annotations?: Annotation[] }[] }} SpecTest
 * @typedef {{ specs?: { tests: SpecTest[] }[], suites?: Suite[] }} Suite
 */

const MODES = ['script-on', 'script-off']

/**
 * Checks that journeys open every page, and in the full run each page and form both with script and without.
 * @param {string[]} files JSON reports of journeys, whose annotations `tests/e2e/route-recorder.ts` writes
 * @param {{ isFull: boolean }} options
 * @returns {Promise<Outcome>}
 */
export async function countRouteCoverage(files, { isFull }) {
  // Loaded here: packages and the site exist only after the journeys have run.
  const { matchRoutes } = await import('@remix-run/react')
  const routes = await readRoutes()
  const toKey = createRouteKey(routes, matchRoutes)
  /** @type {Map<string, Set<string>>} */
  const modesByRoute = new Map()
  const suites = files.flatMap((file) => readReport(file)?.suites ?? [])
  for (const { projectName, results } of suites.flatMap(listTests))
    for (const line of results.flatMap(listRecorded)) {
      const key = toKey(line)
      if (key) modesByRoute.set(key, (modesByRoute.get(key) ?? new Set()).add(projectName))
    }
  const failures = [...findUnopened(routes, modesByRoute), ...(isFull ? findOneMode(modesByRoute) : [])]
  console.log(`\n${modesByRoute.size} pages, forms and buttons were opened and sent by journeys.`)
  return { passed: modesByRoute.size - failures.length, failures: failures.sort() }
}

/** @param {Route[]} routes @param {Map<string, Set<string>>} modesByRoute @returns {string[]} */
function findUnopened(routes, modesByRoute) {
  const pages = routes
    .filter(({ id, module }) => module.default && id !== 'root' && !id.startsWith('layout/'))
    .map(({ id }) => toPageKey(id))
  const unopened = [...new Set(pages)].filter((key) => !modesByRoute.has(key))
  return [
    ...unopened.filter((key) => !UNOPENED_PAGES.has(key)).map((key) => `${key}: no journey opens it`),
    ...[...UNOPENED_PAGES]
      .filter((key) => !unopened.includes(key))
      .map((key) => `${key}: opened, unlike scripts/uncovered-routes.mjs says`),
  ]
}

/** @param {Map<string, Set<string>>} modesByRoute @returns {string[]} */
function findOneMode(modesByRoute) {
  const missing = [...modesByRoute]
    .filter(([key]) => !ONE_MODE_ROUTES.has(key) && !BACKGROUND_INTENTS.has(key.split(' ')[2] ?? ''))
    .flatMap(([key, modes]) =>
      MODES.filter((mode) => !modes.has(mode)).map((mode) => `${key}: no journey ${mode}`),
    )
  const unneeded = [...ONE_MODE_ROUTES]
    .filter((key) => modesByRoute.get(key)?.size !== 1)
    .map((key) => `${key}: not in one mode, as scripts/uncovered-routes.mjs says`)
  return [...missing, ...unneeded]
}

/** @param {Suite} suite @returns {SpecTest[]} */
const listTests = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
]

/** @param {{ annotations?: Annotation[] }} result */
const listRecorded = ({ annotations = [] }) =>
  annotations
    .filter(({ type }) => type === 'routes')
    .flatMap(({ description }) => description?.split('\n') ?? [])

/** Reads the routes of the built site. @returns {Promise<Route[]>} */
async function readRoutes() {
  const build = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href)
  return Object.values(build.routes)
}

/**
 * @param {Route[]} routes
 * @param {typeof import('@remix-run/react').matchRoutes} matchRoutes
 * @returns {(line: string) => string | undefined} method, route in any language, and intent of a form
 */
function createRouteKey(routes, matchRoutes) {
  const tree = toTree(routes)
  return (line) => {
    const [method, pathname = '', intent = ''] = line.split(' ')
    const route = matchRoutes(tree, pathname)?.at(-1)?.route
    return route?.id && `${toPageKey(route.id).replace('GET', method ?? '')} ${intent}`.trimEnd()
  }
}

/** @param {string} id a route in any language @returns {string} */
const toPageKey = (id) => `GET /${id.replace(/^(ka|en|ru)(\/|$)/, '')}`

/** @param {Route[]} routes @param {string} [parentId] @returns {import('react-router').RouteObject[]} */
const toTree = (routes, parentId) =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: toTree(routes, id) }))
