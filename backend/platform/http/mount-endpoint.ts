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
import { findUserId, requireAccountType, requireOperator, requireSignIn } from '../auth/authenticate'
import type { Locale } from '../localized-text'
import { createBodyReader, parseBody, readBody } from './body'
import { parseForm } from './form'
import { jsonHandler, type PreserializedJson, resultHandler } from './json-handler'
import { getLocale } from './locale'
import { parseQuery, type QueryParams } from './query'

/** Signed-in user of a call: undefined for guests, and for endpoints that do not ask who calls. */
type UserOf<Who extends Access> = Who extends 'anyone'
  ? undefined
  : Who extends 'visitor' | 'holder'
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
  /** All fields of the body, for names that depend on data. */
  form: QueryParams
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

type Handler<
  Path extends string,
  Who extends Access,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Result,
> = (call: EndpointCall<Path, Who, Query, Sent>) => Promise<Result>

/**
 * Adds the routes of an endpoint to a router that is mounted at `/api`. Callers without access are refused
 * before the body is read and before any field is parsed; an invalid field is refused with 422.
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
  handler: Handler<Path, Who, Query, Sent, AnswerOf<Answer> | PreserializedJson>,
): Router {
  return addRoutes(router, endpoint, jsonHandler(createResponder(endpoint, handler)))
}

/** Like `mountEndpoint`, for answers without the success envelope. */
export function mountBareEndpoint<
  Path extends string,
  Who extends Access,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Result,
>(
  router: Router,
  endpoint: Endpoint<Path, Who, Query, Sent>,
  handler: Handler<Path, Who, Query, Sent, Result>,
  send: (response: Response, result: Result) => unknown,
): Router {
  return addRoutes(router, endpoint, resultHandler(createResponder(endpoint, handler), send))
}

function addRoutes(router: Router, endpoint: AnyEndpoint, respond: RequestHandler): Router {
  const { access, body, method } = endpoint
  const reader = body?.maxBytes === undefined ? readBody : createBodyReader(body.maxBytes)
  const handlers = [...admit(access), ...(body ? [reader] : []), respond]
  for (const path of listPaths(endpoint)) router[ROUTER_METHODS[method]](path, ...handlers)
  return router
}

type AnyEndpoint = Pick<Endpoint, 'api' | 'path' | 'aliases' | 'access' | 'method' | 'body' | 'query'>

function createResponder<
  Path extends string,
  Who extends Access,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Result,
>(
  { access, query: querySchema, body }: AnyEndpoint,
  handler: Handler<Path, Who, Query, Sent, Result>,
): (request: Request, response: Response) => Promise<Result> {
  return async (request, response) => {
    const userId = access === 'anyone' ? undefined : await findUserId(response)
    const params = parseQuery(request)
    const form: QueryParams = body ? await parseBody(request) : new Map()
    const call = {
      params: request.params,
      query: querySchema ? parseForm(querySchema, params) : params,
      body: body && parseForm(body.fields, form),
      form,
      userId,
      locale: getLocale(request),
      request,
      response,
    }
    return handler(call as unknown as EndpointCall<Path, Who, Query, Sent>)
  }
}

/** Express paths of an endpoint below `/api`. */
export function listPaths({ api, path, aliases = [] }: Pick<Endpoint, 'api' | 'path' | 'aliases'>): string[] {
  return [`${API_PREFIXES[api]}/${path}`, ...aliases].map((each) => `/${each.replace(/\{(\w+)\}/g, ':$1')}`)
}

function admit(access: Access): RequestHandler[] {
  if (typeof access === 'object') return [requireAccountType(access)]
  if (access === 'anyone' || access === 'visitor' || access === 'holder') return []
  return [access === 'operator' ? requireOperator : requireSignIn]
}
