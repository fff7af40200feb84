import express, { type Request, type RequestHandler } from 'express'
import { ApiError, failure } from './errors'
import { collectQuery, type Query } from './query'

/** Enough for the longest form there is: some hundreds of ids in a form with parts. */
const LIMIT = '256kb'

/** Reads what was sent, of whichever kind; `bodyOf` understands it. */
export const readBody: RequestHandler = express.raw({ type: () => true, limit: LIMIT })

/** The same for forms that files may come with. */
export const readRoomyBody: RequestHandler = express.raw({ type: () => true, limit: '6mb' })

/**
 * The fields of a form (with parts or without) or of a JSON object, in the form of a query's parameters, lists in any
 * of their spellings. Files and whatever is no text, number or list of such are left out.
 *
 * @throws ApiError 400 for what cannot be read as what it says it is
 */
export async function bodyOf(request: Request): Promise<Query> {
  const raw: unknown = request.body
  if (!Buffer.isBuffer(raw) || raw.length === 0) return new Map()
  try {
    return collectQuery(request.is('json') ? jsonFields(raw) : await formFields(raw, request))
  } catch {
    throw new ApiError(400, 'Bad request', failure('Bad request'))
  }
}

function jsonFields(raw: Buffer): [string, string][] {
  const value: unknown = JSON.parse(raw.toString('utf8'))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    (Array.isArray(field) ? field : [field])
      .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
      .map((each): [string, string] => [name, String(each)]),
  )
}

async function formFields(raw: Buffer, request: Request): Promise<[string, string][]> {
  const fields = await formOf(raw, request)
  return fields.filter((field): field is [string, string] => typeof field[1] === 'string')
}

/**
 * The files of a form, by field; those that nobody chose come without a name and are left out.
 *
 * @throws ApiError 400 for what cannot be read as what it says it is
 */
export async function filesOf(request: Request): Promise<Map<string, File>> {
  const raw: unknown = request.body
  if (!Buffer.isBuffer(raw)) return new Map()
  try {
    const fields = await formOf(raw, request)
    return new Map(
      fields.filter((field): field is [string, File] => typeof field[1] !== 'string' && field[1].size > 0),
    )
  } catch {
    throw new ApiError(400, 'Bad request', failure('Bad request'))
  }
}

async function formOf(raw: Buffer, request: Request) {
  if (!request.is(['urlencoded', 'multipart'])) return []
  const headers = { 'content-type': request.get('content-type') ?? '' }
  return [...(await new Response(new Uint8Array(raw), { headers }).formData())]
}
