import express, { type Request, type RequestHandler } from 'express'
import { readFormBody } from '~contract/form-body'
import { FormBodyError, type FormLimits } from '~contract/form-limits'
import { ApiError, toFailureBody } from './errors'
import { collectParams, type QueryParams } from './query'

/** Maximum body size; fits some hundreds of ids in a multipart form. */
const MAX_BODY_SIZE = '256kb'

export const readBody: RequestHandler = createBodyReader(MAX_BODY_SIZE)

/** @param limit maximum size, in bytes unless it names a unit */
export function createBodyReader(limit: string | number): RequestHandler {
  return express.raw({ type: () => true, limit })
}

/**
 * Parses a body of any form encoding. Files and nested objects are skipped.
 * A body that contradicts its content type answers 400. A header can hold the idempotency key.
 */
export async function parseBody(request: Request): Promise<QueryParams> {
  const raw: unknown = request.body
  const key = request.get('idempotency-key')
  const header: [string, string][] = key ? [['idempotency_key', key]] : []
  if (!Buffer.isBuffer(raw) || raw.length === 0) return collectParams(header)
  try {
    const fields = request.is('json') ? parseJsonFields(raw) : await parseFormFields(raw, request)
    return collectParams([...fields, ...header])
  } catch (error) {
    throw toApiError(error)
  }
}

function parseJsonFields(raw: Buffer): [string, string][] {
  const value: unknown = JSON.parse(raw.toString('utf8'))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field])
      .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
      .map((each): [string, string] => [name, String(each)]),
  )
}

async function parseFormFields(raw: Buffer, request: Request): Promise<[string, string][]> {
  const fields = [...(await parseFormData(raw, request))]
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}

/** Returns the files. Empty ones, which browsers send for fields without a choice, are skipped. */
export async function parseFiles(request: Request): Promise<Map<string, File>> {
  const raw: unknown = request.body
  if (!Buffer.isBuffer(raw)) return new Map()
  try {
    const fields = [...(await parseFormData(raw, request))]
    return new Map(
      fields.filter((field): field is [string, File] => typeof field[1] !== 'string' && field[1].size > 0),
    )
  } catch (error) {
    throw toApiError(error)
  }
}

/** Limits that fit long lists of ids, and one file for each field of a dynamic form. */
const LIMITS: Omit<FormLimits, 'maxBytes'> = {
  maxFields: 600,
  files: { '*': { maxFiles: 20, maxBytes: Number.MAX_SAFE_INTEGER - 1 } },
}
const CHUNK_BYTES = 65_536

const parsed = new WeakMap<Buffer, Promise<FormData>>()

/** Parses a form once a request, for texts and files alike. */
function parseFormData(raw: Buffer, request: Request): Promise<FormData> {
  const known = parsed.get(raw)
  if (known) return known
  const type = request.is(['urlencoded', 'multipart']) ? (request.get('content-type') ?? '') : undefined
  const parsing =
    type === undefined
      ? Promise.resolve(new FormData())
      : readFormBody(inChunks(raw), type, { ...LIMITS, maxBytes: raw.length })
  parsed.set(raw, parsing)
  return parsing
}

/** Splits a body into chunks, because the parser can abort only between chunks. */
async function* inChunks(raw: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < raw.length; at += CHUNK_BYTES) yield raw.subarray(at, at + CHUNK_BYTES)
}

function toApiError(error: unknown): ApiError {
  if (error instanceof FormBodyError && error.status === 413)
    return new ApiError(413, 'Too large', toFailureBody('Too large'))
  return new ApiError(400, 'Bad request', toFailureBody('Bad request'))
}
