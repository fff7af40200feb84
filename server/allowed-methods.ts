import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'
import { createPageMatcher } from './match-page'

type RouteModule = Pick<
  Partial<NonNullable<ServerBuild['routes'][string]>['module']>,
  'action' | 'default' | 'loader'
>

/** Returns the value of the Allow header for a path. */
export type ListMethods = (path: string) => string

/** Methods allowed for files and for paths that match no route. */
export const READING = 'GET, HEAD, OPTIONS'

/** Returns the methods of a route: POST needs an action; GET needs a page or a loader. */
export function toAllowedMethods({ action, default: page, loader }: RouteModule): string {
  return [page || loader ? READING : 'OPTIONS', ...(action ? ['POST'] : [])].join(', ')
}

export function createListMethods(build: ServerBuild): ListMethods {
  const matchPage = createPageMatcher(build)
  return (path) => {
    const route = build.routes[matchPage(path)?.ids.at(-1) ?? '']
    return route ? toAllowedMethods(route.module) : READING
  }
}

/** Adds the Allow header that every 405 must have (RFC 9110, 15.5.6). */
export function addAllowedMethods(listMethods: ListMethods): RequestHandler {
  return ({ path }, response, next) => {
    onHeaders(response, () => {
      if (response.statusCode === 405 && !response.hasHeader('Allow'))
        response.setHeader('Allow', listMethods(path))
    })
    next()
  }
}

export function answerOptions(listMethods: ListMethods): RequestHandler {
  return ({ method, path }, response, next) => {
    if (method !== 'OPTIONS') return next()
    response
      .status(204)
      .set({ Allow: listMethods(path), 'Cache-Control': 'no-store' })
      .end()
  }
}
