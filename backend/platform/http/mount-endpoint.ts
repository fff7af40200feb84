import type { Request, RequestHandler, Response, Router } from 'express'
import type { z } from 'zod'
import {
  type Access,
  API_PREFIXES,
  type Body,
  type Endpoint,
  type Method,
  type PathParams,
} from '~contract/endpoints/endpoint'
import type { AnswerOf } from '~contract/schemas/envelope'
import { confirmedTypeHandler, userHandler, userTypeHandler, visitorHandler } from '../auth/authenticate'
import type { Locale } from '../localized-text'
import { parseBody, readBody } from './body'
import { parseForm } from './form'
import { jsonHandler, type PreserializedJson } from './json-handler'
import { getLocale } from './locale'
import { parseQuery, type QueryParams } from './query'

/** Signed-in user of a call: undefined for guests, and for endpoints that do not ask who calls. */
type UserOf<Who extends Access> = Who extends 'anyone'
  ? undefined
  : Who extends 'visitor'
    ? number | undefined
    : number

/** Parsed request of an endpoint. */
export interface EndpointCall<
  Path extends string,
  Who extends Access,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
> {
  params: PathParams<Path>
  /** Values of the query schema; without a schema all parameters. */
  query: Query extends z.ZodObject ? z.output<Query> : QueryParams
  body: Sent extends Body ? z.output<Sent['fields']> : undefined
  userId: UserOf<Who>
  locale: Locale
  request: Request
  response: Response
}

const ROUTER_METHODS = {
  GET: 'get',
  POST: 'post',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, keyof Router>

/**
 * Adds the routes of an endpoint to a router that is mounted at `/api`. Callers without access are refused
 * before the query and the body are parsed; an invalid field is refused with 422.
 */
export function mountEndpoint<
  Path extends string,
  Who extends Access,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Answer extends z.ZodType,
>(
  router: Router,
  endpoint: Endpoint<Path, Who, Query, Sent, Answer>,
  handler: (call: EndpointCall<Path, Who, Query, Sent>) => Promise<AnswerOf<Answer> | PreserializedJson>,
): Router {
  const { access, query: querySchema, body } = endpoint
  const respond = async (request: Request, userId: number | undefined, response: Response) => {
    const params = parseQuery(request)
    const call = {
      params: request.params,
      query: querySchema ? parseForm(querySchema, params) : params,
      body: body && parseForm(body.fields, await parseBody(request)),
      userId,
      locale: getLocale(request),
      request,
      response,
    }
    return handler(call as unknown as EndpointCall<Path, Who, Query, Sent>)
  }
  const handlers = [...(body ? [readBody] : []), restrict(access, respond)]
  for (const path of listPaths(endpoint)) router[ROUTER_METHODS[endpoint.method]](path, ...handlers)
  return router
}

/** Express paths of an endpoint below `/api`. */
export function listPaths({ api, path, aliases = [] }: Pick<Endpoint, 'api' | 'path' | 'aliases'>): string[] {
  return [`${API_PREFIXES[api]}/${path}`, ...aliases].map((each) => `/${each.replace(/\{(\w+)\}/g, ':$1')}`)
}

type Respond = (request: Request, userId: number | undefined, response: Response) => Promise<unknown>

function restrict(access: Access, respond: Respond): RequestHandler {
  if (typeof access === 'object')
    return (access.isConfirmed ? confirmedTypeHandler : userTypeHandler)(access.types, respond)
  switch (access) {
    case 'anyone':
      return jsonHandler((request, response) => respond(request, undefined, response))
    case 'visitor':
      return visitorHandler(respond)
    default:
      return userHandler(respond)
  }
}
