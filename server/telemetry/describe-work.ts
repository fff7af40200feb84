import type { Attributes } from '@opentelemetry/api'
import type { Request } from 'express'
import type {
  AnsweredRequest,
  DatabaseQuery,
  InstrumentedWork,
  OutgoingCall,
} from '~contract/instrumentation'
import { parseUrl } from '~contract/values/url'

/** Name and attributes by the semantic conventions of OpenTelemetry. */
export interface WorkDescription {
  name: string
  attributes: Attributes
  /** Word that distinguishes failures; undefined without a failure. */
  errorType?: string | undefined
}

const KNOWN_METHODS = new Set([
  'CONNECT',
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'POST',
  'PUT',
  'QUERY',
  'TRACE',
])
const OPERATION = /\b(select|insert|update|delete|begin|commit|rollback)\b/i
/** Skips the argument of a function, as in `extract(epoch from min(…))`. */
const TABLE = /\b(?:from|into|update)\s+([a-z_][\w.]*)(?![\w.(])/i

export function describeStart(work: InstrumentedWork): WorkDescription {
  switch (work.kind) {
    case 'request':
      return describeRequest(work)
    case 'call':
      return describeCall(work)
    case 'query':
      return describeQuery(work)
    case 'job':
      return { name: `job ${work.name}`, attributes: { 'ezo.job.name': work.name } }
  }
}

/**
 * Describes a request by its URL without the query, which holds searches and tokens, and without data of the
 * visitor.
 */
function describeRequest({ request, path }: AnsweredRequest): WorkDescription {
  const method = toKnownMethod(request)
  return {
    name: method ?? 'HTTP',
    attributes: {
      'http.request.method': method ?? '_OTHER',
      // Set by a trusted proxy.
      'url.scheme': request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http',
      'network.protocol.version': request.httpVersion,
      ...(path !== undefined && { 'url.path': path }),
    },
  }
}

export function describeAnswer(work: AnsweredRequest): WorkDescription {
  const { request, response } = work
  const { statusCode: status } = response
  const pattern = findPattern(work)
  const method = toKnownMethod(request) ?? 'HTTP'
  return {
    name: pattern === undefined ? method : `${method} ${pattern}`,
    attributes: {
      ...(pattern !== undefined && { 'http.route': pattern }),
      ...(response.headersSent && { 'http.response.status_code': status }),
    },
    errorType: status >= 500 ? String(status) : response.writableFinished ? undefined : 'aborted',
  }
}

/** Returns the pattern of the route that answered; undefined before that. */
export function findPattern({ request, route }: AnsweredRequest): string | undefined {
  return route ?? findExpressRoute(request as Request)
}

/**
 * Returns the pattern of an Express route; the one of pages matches every path. The mount path is in the URL
 * in whatever case: visitors would create patterns.
 */
function findExpressRoute({ baseUrl, route }: Request): string | undefined {
  return route && route.path !== '*' ? `${baseUrl.toLowerCase()}${route.path}` : undefined
}

export function toKnownMethod({ method = '' }: AnsweredRequest['request']): string | undefined {
  return KNOWN_METHODS.has(method) ? method : undefined
}

function describeCall({ name, method, url, template }: OutgoingCall): WorkDescription {
  const { hostname, port, protocol } = parseUrl(url) ?? {}
  return {
    name,
    attributes: {
      ...(method && { 'http.request.method': method }),
      ...(template && { 'url.template': template, 'url.full': `${url}/${template}` }),
      ...(protocol && { 'url.scheme': protocol.slice(0, -1) }),
      ...(hostname && { 'server.address': hostname }),
      ...(port && { 'server.port': Number(port) }),
    },
  }
}

export function describeOutcome(work: InstrumentedWork & { error?: unknown }): WorkDescription['errorType'] {
  const { status, failure } = work.kind === 'call' ? work : {}
  if (status !== undefined && status >= 400) return String(status)
  return failure ?? ('error' in work ? toErrorType(work.error) : undefined)
}

/** Never returns a message, which may quote a person. */
function toErrorType(error: unknown): string {
  const { failure, code, name } = (error ?? {}) as Partial<Record<'failure' | 'code' | 'name', unknown>>
  return String(failure ?? code ?? name ?? '_OTHER').slice(0, 60)
}

/**
 * Describes a query by its name. The statement itself would be most of what is exported; its name leads
 * there.
 */
function describeQuery({ text, name }: DatabaseQuery): WorkDescription {
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
  const table = TABLE.exec(text)?.[1]
  const summary = table ? `${operation} ${table}` : operation
  return {
    name: name ?? summary,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.summary': name ?? summary,
    },
  }
}
