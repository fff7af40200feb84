import type { z } from 'zod'
import type { AccountType } from '../accounts'

/** Path of each API below `/api` of our own backend. An operator's APIs have a base URL each. */
export const API_PREFIXES = {
  main: 'v1',
  mainV3: 'v3',
  statements: 'statements',
  projects: 'v1',
  express: 'v1',
} as const

export type ApiName = keyof typeof API_PREFIXES

/**
 * Callers that an endpoint admits:
 * - `anyone`: the answer is the same for guests and users
 * - `visitor`: guests too, but the answer may depend on the signed-in user
 * - `user`: signed-in users; guests get 401
 * - `owner`: like `user`, and the path names a thing of the user's own; for other users it does not exist
 * - `holder`: like `owner`, but a guest may own the thing as well
 * - `operator`: operators; for other users the endpoint does not exist
 * - `types`: users of these account types; others get 403.
 *   With `isConfirmed`, unconfirmed companies get 409
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'user'
  | 'owner'
  | 'holder'
  | 'operator'
  | { types: readonly AccountType[]; isConfirmed?: true }

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Request body. Our backend reads both encodings; the web app sends the one named here. */
export interface Body<Fields extends z.ZodObject = z.ZodObject> {
  encoding: 'form' | 'json'
  fields: Fields
  /** The body holds further fields, whose names depend on data. */
  takesFurtherFields?: true
  /** Maximum size in bytes, for forms with files. */
  maxBytes?: number
}

export interface Endpoint<
  Path extends string = string,
  Who extends Access = Access,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Sent extends Body | undefined = Body | undefined,
  Answer extends z.ZodType = z.ZodType,
> {
  api: ApiName
  method: Method
  /** Path below the base URL of the API, with parameters as `{name}`. */
  path: Path
  /** Further paths of our backend with the same answer, below its `/api`. */
  aliases?: readonly string[]
  access: Who
  summary: string
  query?: Query
  /** The query holds search filters as well, those of `contract/search-filters.ts`. */
  takesSearchFilters?: true
  body?: Sent
  /** The body is one file, sent unencoded. */
  takesFile?: true
  /** `data` of a successful answer, or the whole body if `isBare`. */
  answer: Answer
  isBare?: true
  /** Valid examples of `answer`. */
  samples: readonly z.input<Answer>[]
  /** The product's specification names this endpoint; the others are needed by our pages only. */
  isSpecified?: true
  /** The addressed thing may not exist: 404 is an answer, not a failure of the API. */
  mayBeMissing?: true
}

/** Describes one endpoint: client calls, backend routes and the tests of both sides are derived from it. */
export function defineEndpoint<
  const Path extends string,
  const Who extends Access,
  Answer extends z.ZodType,
  Query extends z.ZodObject | undefined = undefined,
  Sent extends Body | undefined = undefined,
>(endpoint: Endpoint<Path, Who, Query, Sent, Answer>): Endpoint<Path, Who, Query, Sent, Answer> {
  return endpoint
}

/** Parameters of a path such as `brokers/{slug}/agents`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & PathParams<Rest>
  : unknown

/** Parsed query of an endpoint. */
export type QueryOf<Each extends { query?: z.ZodObject | undefined }> = z.output<NonNullable<Each['query']>>

/** Parsed body of an endpoint. */
export type BodyOf<Each extends { body?: Body | undefined }> = z.output<NonNullable<Each['body']>['fields']>

/** Name of an endpoint in reports and tests, such as `GET v3/developers`. */
export function getEndpointName({ api, method, path }: Pick<Endpoint, 'api' | 'method' | 'path'>): string {
  return `${method} ${api === 'mainV3' ? 'v3/' : ''}${path}`
}

export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`the path ${path} lacks its parameter ${name}`)
    return encodeURIComponent(value)
  })
}
