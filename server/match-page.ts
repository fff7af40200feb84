import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

export type Routes = ServerBuild['routes']
export type Route = NonNullable<Routes[string]>
export type RouteTree = NonNullable<Parameters<typeof matchRoutes>[0]>

interface PageMatch {
  /** Routes of the path, from the root to the leaf. */
  ids: readonly string[]
  /** Route pattern, such as `/en/statements/:id?`. */
  pattern: string
}

/** Returns a function that finds the routes of a path in the whole table; undefined if none matches. */
export function createPageMatcher({ routes }: ServerBuild): (pathname: string) => PageMatch | undefined {
  const tree = toRouteTree(Object.values(routes).filter((route) => route !== undefined))
  return (pathname) => findPage(tree, pathname)
}

export function findPage(tree: RouteTree, pathname: string): PageMatch | undefined {
  const matches = matchRoutes(tree, pathname)
  if (!matches) return undefined
  const segments = matches.flatMap(({ route }) => toSegments(route.path ?? ''))
  return { ids: matches.map(({ route }) => route.id as string), pattern: `/${segments.join('/')}` }
}

export const toSegments = (path: string) => path.split('/').filter(Boolean)

export function toRouteTree(routes: readonly Route[], parentId?: string): RouteTree {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '', index, caseSensitive = false }) =>
      index
        ? { id, path, index: true, caseSensitive }
        : { id, path, caseSensitive, children: toRouteTree(routes, id) },
    )
}
