import type { ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The table has three languages and one level below: two segments tell most pages apart. */
const COMPARED_SEGMENTS = 2

/** What `canMatch` compares where a path has ended. */
const END = ''

interface Leaf {
  ids: readonly string[]
  /** The leading segments of its paths; shorter where anything may follow. */
  segments: readonly (string | undefined)[]
}

/** A build with only the routes that may match some paths. */
export interface NarrowBuild {
  /** Equal for paths that have the same build. */
  key: string
  create(): ServerBuild
}

/** Remix compares a path with every route, several times a request; this selects those its first segments can match. */
export function createBuildNarrower(build: ServerBuild): (pathname: string) => NarrowBuild {
  const leaves = listLeaves(build.routes)
  const known = new Set(leaves.flatMap(({ segments }) => segments))
  return (pathname) => {
    const path = readSegments(pathname).map((segment) => (known.has(segment) ? segment : ''))
    return { key: path.join('/'), create: () => narrow(path) }
  }

  function narrow(path: readonly string[]): ServerBuild {
    const ids = new Set(leaves.filter(({ segments }) => canMatch(segments, path)).flatMap((leaf) => leaf.ids))
    const pick = <Item>(items: Readonly<Record<string, Item>>) =>
      Object.fromEntries(Object.entries(items).filter(([id]) => ids.has(id)))
    return {
      ...build,
      routes: pick(build.routes),
      // Rendering needs the module of each route in this list.
      assets: { ...build.assets, routes: pick(build.assets.routes) },
    }
  }
}

function canMatch(segments: Leaf['segments'], path: readonly string[]): boolean {
  return segments.every((segment, index) => segment === undefined || segment === (path[index] ?? END))
}

/** In lower case, as matching ignores case. */
function readSegments(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean).slice(0, COMPARED_SEGMENTS)
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
      const path = branch.flatMap((route) => route.path?.split('/') ?? []).filter(Boolean)
      // Nothing follows the path of an index route.
      const segments = leaf.index ? [...path, END] : path
      return { ids: branch.map(({ id }) => id), segments: readPattern(segments) }
    })
}

function listBranch(routes: Routes, route: Route): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined
  return parent ? [...listBranch(routes, parent), route] : [route]
}

/** Undefined for parameters; cut at an optional segment, after which anything may follow. */
function readPattern(segments: readonly string[]): (string | undefined)[] {
  const end = segments.findIndex((segment) => segment.endsWith('?') || segment === '*')
  return segments
    .slice(0, end < 0 ? COMPARED_SEGMENTS : Math.min(end, COMPARED_SEGMENTS))
    .map((segment) => (segment.startsWith(':') ? undefined : segment.toLowerCase()))
}
