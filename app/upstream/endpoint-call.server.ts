import { z } from 'zod'
import { type Body, type Endpoint, fillPath, type PathParams } from '~contract/endpoints/endpoint'
import { success } from '~contract/schemas/envelope'
import { Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

/** Value of a query or body field; undefined and an empty list are not sent. */
type FieldValue = string | number | boolean | Blob | readonly (string | number)[] | undefined

/** Fields of a schema by name: optional if their schema allows absence or is a list. */
type FieldsOf<Fields extends z.ZodObject> = {
  [Name in keyof Fields['shape'] as undefined extends z.input<Fields['shape'][Name]>
    ? Name
    : never]?: FieldValue
} & {
  [Name in keyof Fields['shape'] as undefined extends z.input<Fields['shape'][Name]>
    ? never
    : Name]: FieldValue
}

type BodyFields<Sent extends Body> = FieldsOf<Sent['fields']> &
  (Sent extends { takesFurtherFields: true } ? { readonly [name: string]: FieldValue } : unknown)

/** A body whose fields are all optional may be omitted. */
type BodyInput<Sent extends Body> =
  Record<never, never> extends BodyFields<Sent> ? { body?: BodyFields<Sent> } : { body: BodyFields<Sent> }

type NumberAllowed<Params> = { [Name in keyof Params]: string | number }

/** Values that a caller fills in, except parts that the endpoint lacks. */
export type EndpointInput<
  Path extends string,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
> = (unknown extends PathParams<Path> ? unknown : { params: NumberAllowed<PathParams<Path>> }) &
  (Query extends z.ZodObject ? { query: FieldsOf<Query> | URLSearchParams } : { query?: URLSearchParams }) &
  (Sent extends Body ? BodyInput<Sent> : unknown)

/** Returns a function that makes calls of an endpoint and maps their answers. */
export function defineCall<
  Path extends string,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Answer extends z.ZodType,
  Result = z.output<Answer>,
>(
  endpoint: Pick<
    Endpoint<Path, never, Query, Sent, Answer>,
    'api' | 'method' | 'path' | 'body' | 'answer' | 'isBare' | 'mayBeMissing'
  >,
  toResult?: (answer: z.output<Answer>) => Result,
): (input: EndpointInput<Path, Query, Sent>) => Call<Result> {
  const answer = endpoint.isBare ? endpoint.answer : success(endpoint.answer)
  const mapped = (
    toResult ? answer.transform((each) => toResult(each as z.output<Answer>)) : answer
  ) as z.ZodType<Result>
  return (input) => ({ ...createRequest(endpoint, input), answer: mapped })
}

/** Like `defineCall`, for calls that may be refused by field. */
export function defineAction<
  Path extends string,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
  Answer extends z.ZodType,
  Result extends object = Record<never, never>,
>(
  endpoint: Pick<
    Endpoint<Path, never, Query, Sent, Answer>,
    'api' | 'method' | 'path' | 'body' | 'answer' | 'mayBeMissing'
  >,
  toResult: (answer: z.output<Answer>) => Result = () => ({}) as Result,
): (input: EndpointInput<Path, Query, Sent>) => Call<({ ok: true } & Result) | Refusal> {
  const done = success(endpoint.answer).transform((answer) => ({
    ok: true as const,
    ...toResult(answer as z.output<Answer>),
  })) as unknown as z.ZodType<{ ok: true } & Result>
  const answer = z.union([Refusal, done])
  return (input) => ({ ...createRequest(endpoint, input), answer, refusals: refusalResponses })
}

type RequestEndpoint<
  Path extends string,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
> = Pick<Endpoint<Path, never, Query, Sent>, 'api' | 'method' | 'path' | 'body' | 'mayBeMissing'>

/** Fills in an endpoint, for calls that read its answer in a way of their own. */
export function createRequest<
  Path extends string,
  Query extends z.ZodObject | undefined,
  Sent extends Body | undefined,
>(endpoint: RequestEndpoint<Path, Query, Sent>, input: EndpointInput<Path, Query, Sent>): Request {
  return toRequest(endpoint, input as AnyInput)
}

interface AnyInput {
  params?: Readonly<Record<string, string | number>>
  query?: URLSearchParams | Readonly<Record<string, FieldValue>>
  body?: Readonly<Record<string, FieldValue>>
}

type Request = Pick<Call<unknown>, 'api' | 'method' | 'path' | 'alias' | 'query' | 'body' | 'mayBeMissing'>

function toRequest(
  {
    api,
    method,
    path,
    body,
    mayBeMissing,
  }: Pick<Endpoint, 'api' | 'method' | 'path' | 'body' | 'mayBeMissing'>,
  input: AnyInput,
): Request {
  return {
    api,
    method,
    path: fillPath(path, input.params ?? {}),
    // Errors and logs must not hold ids: some give access by themselves.
    ...(path.includes('{') && { alias: path }),
    ...(input.query && { query: toQuery(input.query) }),
    ...(body && input.body && { body: body.encoding === 'form' ? toForm(input.body) : toJson(input.body) }),
    ...(mayBeMissing && { mayBeMissing }),
  }
}

function toQuery(fields: URLSearchParams | Readonly<Record<string, FieldValue>>): URLSearchParams {
  if (fields instanceof URLSearchParams) return fields
  return new URLSearchParams(listSentFields(fields).map(([name, value]) => [name, String(value)]))
}

/** Lists are sent as `name[]`, as PHP reads them. */
function toForm(fields: Readonly<Record<string, FieldValue>>): FormData {
  const form = new FormData()
  for (const [name, value] of listSentFields(fields)) {
    if (Array.isArray(value)) for (const each of value) form.append(`${name}[]`, String(each))
    else if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

function toJson(fields: Readonly<Record<string, FieldValue>>): Record<string, unknown> {
  return Object.fromEntries(listSentFields(fields))
}

function listSentFields(fields: Readonly<Record<string, FieldValue>>) {
  return Object.entries(fields).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
}
