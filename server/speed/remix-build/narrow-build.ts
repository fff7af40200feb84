import type { ServerBuild } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { findPage, type Route, type Routes, type RouteTree, toRouteTree, toSegments } from '../../match-page'

/**
 * Number of segments compared. The table has three languages and one level below: two leave few routes that
 * can match.
 */
const COMPARED_SEGMENTS = 2

/** Value that `canMatch` compares after the end of a path. */
const END = ''

/** Number of pairs of first segments whose routes are cached. */
const MAX_TREES = 500

/** Size of the cache in characters of its paths. Only paths without an id recur. */
const MAX_PATH_CHARACTERS = 100_000

/** Routes of a path, from the root to the leaf. */
interface Branch {
  ids: readonly string[]
  /** True if the path ends before the first optional segment of the leaf. */
  isShort: boolean
  /** Undefined if no route matches. */
  pattern: string | undefined
}

interface Leaf {
  ids: readonly string[]
  /** Leading segments of the paths; fewer if any segment may follow. */
  segments: readonly (string | undefined)[]
}

/** Build with only the routes that match certain paths. */
export interface NarrowBuild {
  /** Routes of the path, or all routes if none matches. */
  ids: readonly string[]
  /** Equal for paths that share a build. */
  key: string
  /** Route pattern, such as `/en/statements/:id?`. */
  pattern: string | undefined
  create(): ServerBuild
}

export type FindNarrowBuild = (pathname: string) => NarrowBuild

/**
 * Returns a function that finds the smallest build for a path. Remix compares a path with every route several
 * times per request, so it gets only the routes that match. They are searched among those that the first
 * segments leave.
 */
export function createRouteMatcher(build: ServerBuild): FindNarrowBuild {
  const leaves = listLeaves(build.routes)
  const known = new Set(leaves.flatMap(({ segments }) => segments))
  const trees = new LRUCache<string, RouteTree>({ max: MAX_TREES })
  const found = new LRUCache<string, Branch>({
    maxSize: MAX_PATH_CHARACTERS,
    sizeCalculation: (_branch, { length }) => length,
  })
  return (pathname) => {
    const branch = found.get(pathname) ?? findBranch(pathname)
    found.set(pathname, branch)
    const { ids, isShort, pattern } = branch
    return {
      ids,
      pattern,
      key: `${ids.join(' ')}${isShort ? ' short' : ''}`,
      create: () => (isShort ? withoutOptionalSegments(narrow(build, ids)) : narrow(build, ids)),
    }
  }

  function findBranch(pathname: string): Branch {
    const path = readSegments(pathname).map((segment) => (known.has(segment) ? segment : ''))
    const key = path.join('/')
    const tree = trees.get(key) ?? createTree(path)
    trees.set(key, tree)
    const page = findPage(tree, pathname)
    if (!page) return { ids: Object.keys(build.routes), isShort: false, pattern: undefined }
    const ends = toSegments(page.pattern).map(isOptional)
    return {
      ids: page.ids,
      isShort:
        ends.indexOf(true) === toSegments(pathname).length && ends.lastIndexOf(false) < ends.indexOf(true),
      pattern: page.pattern,
    }
  }

  function createTree(path: readonly string[]): RouteTree {
    const ids = new Set(leaves.filter(({ segments }) => canMatch(segments, path)).flatMap((leaf) => leaf.ids))
    return toRouteTree(Object.values(narrow(build, [...ids]).routes).filter((route) => route !== undefined))
  }
}

function narrow(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const chosen = new Set(ids)
  // The order of the table decides between routes of equal rank.
  const pick = <Item>(items: Readonly<Record<string, Item>>) =>
    Object.fromEntries(Object.entries(items).filter(([id]) => chosen.has(id)))
  return {
    ...build,
    routes: pick(build.routes),
    // Rendering needs the module of each route in this list.
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

/** Expands optional segments: Remix would compare a path with every combination of them. */
function withoutOptionalSegments(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route?.path === undefined) return [id, route]
    const segments = toSegments(route.path).filter((segment) => !isOptional(segment))
    return [id, { ...route, path: segments.join('/') }]
  })
  return { ...build, routes: Object.fromEntries(routes) as Routes }
}

const isOptional = (segment: string) => segment.endsWith('?') || segment === '*'

function canMatch(segments: Leaf['segments'], path: readonly string[]): boolean {
  return segments.every((segment, index) => segment === undefined || segment === (path[index] ?? END))
}

/** Returns the segments in lower case, as matching ignores case. */
function readSegments(pathname: string): string[] {
  const segments = toSegments(pathname).slice(0, COMPARED_SEGMENTS)
  return segments.map((segment) => decodeSegment(segment).toLowerCase())
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function listLeaves(routes: Routes): Leaf[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all
    .filter(({ id }) => !parents.has(id))
    .map((leaf) => {
      const branch = listBranch(routes, leaf)
      const path = branch.flatMap((route) => toSegments(route.path ?? ''))
      // An index route has no further segments.
      const segments = leaf.index ? [...path, END] : path
      return { ids: branch.map(({ id }) => id), segments: readPattern(segments) }
    })
}

function listBranch(routes: Routes, route: Route): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...listBranch(routes, parent), route] : [route]
}

/** Returns undefined for parameters; stops at an optional segment, after which any segment may follow. */
function readPattern(segments: readonly string[]): (string | undefined)[] {
  const end = segments.findIndex(isOptional)
  return segments
    .slice(0, end < 0 ? COMPARED_SEGMENTS : Math.min(end, COMPARED_SEGMENTS))
    .map((segment) => (segment.startsWith(':') ? undefined : segment.toLowerCase()))
}
