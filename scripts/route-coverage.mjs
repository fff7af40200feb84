import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BACKGROUND_INTENTS, ONE_MODE_ROUTES } from './one-mode-routes.mjs'
import { root } from './terminal.mjs'
import { readReport } from './test-reports.mjs'

/**
 * @typedef {import('./test.mjs').Outcome} Outcome
 * @typedef {{ id: string, path?: string, index?: boolean, parentId?: string }} Route
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ projectName: string, results: { annotations?: Annotation[] }[] }} SpecTest
 * @typedef {{ specs?: { tests: SpecTest[] }[], suites?: Suite[] }} Suite
 */

const MODES = ['script-on', 'script-off']

/**
 * Checks that every route opened or submitted by a journey is covered with script and without, as many
 * journeys run in one mode.
 * @param {string[]} files JSON reports of journeys, whose annotations `tests/e2e/route-recorder.ts` writes
 * @returns {Promise<Outcome>}
 */
export async function countRouteCoverage(files) {
  // Loaded here: packages and the site exist only after the journeys have run.
  const { matchRoutes } = await import('@remix-run/react')
  const toKey = createRouteKey(await readRoutes(), matchRoutes)
  /** @type {Map<string, Set<string>>} */
  const modesByRoute = new Map()
  const suites = files.flatMap((file) => readReport(file)?.suites ?? [])
  for (const { projectName, results } of suites.flatMap(listTests))
    for (const line of results.flatMap(listRecorded)) {
      const key = toKey(line)
      if (key) modesByRoute.set(key, (modesByRoute.get(key) ?? new Set()).add(projectName))
    }
  const missing = [...modesByRoute]
    .filter(([key]) => !ONE_MODE_ROUTES.has(key) && !BACKGROUND_INTENTS.has(key.split(' ')[2] ?? ''))
    .flatMap(([key, modes]) =>
      MODES.filter((mode) => !modes.has(mode)).map((mode) => `${key}: no journey ${mode}`),
    )
  const unneeded = [...ONE_MODE_ROUTES]
    .filter((key) => modesByRoute.get(key)?.size !== 1)
    .map((key) => `${key}: not in one mode, as scripts/one-mode-routes.mjs says`)
  console.log(`\n${modesByRoute.size} pages, forms and buttons were opened and sent by journeys.`)
  return {
    passed: modesByRoute.size - missing.length - unneeded.length,
    failures: [...missing, ...unneeded].sort(),
  }
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
    return route && `${method} /${route.id?.replace(/^(ka|en|ru)(\/|$)/, '')} ${intent}`.trimEnd()
  }
}

/** @param {Route[]} routes @param {string} [parentId] @returns {import('react-router').RouteObject[]} */
const toTree = (routes, parentId) =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: toTree(routes, id) }))
