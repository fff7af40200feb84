import express, { type Request, type RequestHandler } from 'express'
import { ApiError, toFailureBody } from './errors'
import { collectParams, type QueryParams } from './query'

/** Enough for some hundreds of ids in a multipart form. */
const MAX_BODY_SIZE = '256kb'

export const readBody: RequestHandler = express.raw({ type: () => true, limit: MAX_BODY_SIZE })

export const readUploadBody: RequestHandler = express.raw({ type: () => true, limit: '6mb' })

/** Skips files and nested objects; a body that contradicts its content type answers 400. */
export async function parseBody(request: Request): Promise<QueryParams> {
  const raw: unknown = request.body
  if (!Buffer.isBuffer(raw) || raw.length === 0) return new Map()
  try {
    return collectParams(request.is('json') ? parseJsonFields(raw) : await parseFormFields(raw, request))
  } catch {
    throw new ApiError(400, 'Bad request', toFailureBody('Bad request'))
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
  const fields = await parseFormData(raw, request)
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}

/** Skips empty files, which browsers send for fields without a choice. */
export async function parseFiles(request: Request): Promise<Map<string, File>> {
  const raw: unknown = request.body
  if (!Buffer.isBuffer(raw)) return new Map()
  try {
    const fields = await parseFormData(raw, request)
    return new Map(
      fields.filter((field): field is [string, File] => typeof field[1] !== 'string' && field[1].size > 0),
    )
  } catch {
    throw new ApiError(400, 'Bad request', toFailureBody('Bad request'))
  }
}

async function parseFormData(raw: Buffer, request: Request) {
  if (!request.is(['urlencoded', 'multipart'])) return []
  const headers = { 'content-type': request.get('content-type') ?? '' }
  return [...(await new Response(new Uint8Array(raw), { headers }).formData())]
}
