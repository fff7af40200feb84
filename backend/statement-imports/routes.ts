import express, { type RequestHandler, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { requireSignIn, userHandler, userTypeHandler } from '~backend/platform/auth/authenticate'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { getText } from '~backend/platform/http/query'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { PublicationContext } from '~backend/statement-drafts/publish'
import type { StartedImport } from '~contract/schemas/statement-imports'
import { IMPORT_MODES, IMPORTING_TYPES, MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { confirmImport } from './confirm-import'
import type { ParseImportFile } from './import-thread'
import { readLines } from './read-lines'
import { addImport, findImport } from './store'

interface ImportOptions {
  getAddressIndex: GetAddressIndex
  parseFile: ParseImportFile
  publication: PublicationContext
}

const TOO_LARGE = Symbol('a body of more than may be')

const readLimitedBody = express.raw({ type: () => true, limit: MAX_IMPORT_BYTES })

/** Reads the file. A file that is too large is rejected like others, after the sender is authenticated. */
const readFileBody: RequestHandler = (request, response, next) => {
  readLimitedBody(request, response, (error?: { type?: string }) => {
    if (error?.type !== 'entity.too.large') return next(error)
    request.body = TOO_LARGE
    next()
  })
}

/** `/microservice/users/statement-imports`: files of many statements, with a preview. */
export function statementImportRoutes(
  pool: pg.Pool,
  { getAddressIndex, parseFile, publication }: ImportOptions,
): Router {
  return Router()
    .post(
      '/',
      requireSignIn,
      readFileBody,
      userTypeHandler(IMPORTING_TYPES, async (request, userId): Promise<z.input<typeof StartedImport>> => {
        await inTransaction(pool, (transaction) =>
          consumeRateLimit(transaction, 'statement_import', `user ${userId}`),
        )
        if (request.body === TOO_LARGE) return { refusal: 'too_large' }
        const file = await parseFile(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
        if ('refusal' in file) return file
        const lines = await readLines(file.lines, getAddressIndex)
        const id = await inAccountTransaction(pool, userId, (transaction) =>
          addImport(transaction, userId, { lines, reading: file.reading }),
        )
        return { id }
      }),
    )
    .get(
      '/:id',
      userHandler(async (request, userId) => findImport(pool, request.params.id ?? '', userId)),
    )
    .post(
      '/:id/confirm',
      readBody,
      userHandler(async (request, userId) => {
        const wanted = getText(await parseBody(request), 'mode')
        const mode = IMPORT_MODES.find((each) => each === wanted) ?? 'draft'
        return confirmImport(pool, { userId, id: request.params.id ?? '', mode, publication })
      }),
    )
}
