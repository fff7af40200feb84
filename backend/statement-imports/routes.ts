import { type Request, type Response, Router } from 'express'
import type pg from 'pg'
import type { GetAddressIndex } from '~backend/geocoding/address-index'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { inTransaction } from '~backend/platform/db/transaction'
import { createBodyReader } from '~backend/platform/http/body'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { PublicationContext } from '~backend/statement-drafts/publish'
import { importEndpoints } from '~contract/endpoints/statement-imports'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { confirmImport } from './confirm-import'
import type { ParseImportFile } from './import-thread'
import { readLines } from './read-lines'
import { type ArchiveContext, receiveArchive } from './receive-archive'
import { addImport, findImport } from './store'

interface ImportOptions extends Pick<ArchiveContext, 'incomingFolder'> {
  getAddressIndex: GetAddressIndex
  parseFile: ParseImportFile
  publication: PublicationContext
}

const readLimitedBody = createBodyReader(MAX_IMPORT_BYTES)

/** Reads the file; undefined if it is too large. */
function readFile(request: Request, response: Response): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    readLimitedBody(request, response, (error?: unknown) => {
      if (error instanceof Error && 'type' in error && error.type === 'entity.too.large')
        return resolve(undefined)
      if (error) return reject(error)
      resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0))
    })
  })
}

/** Files of many statements, with a preview. */
export function statementImportRoutes(
  pool: pg.Pool,
  { getAddressIndex, parseFile, publication, incomingFolder }: ImportOptions,
): Router {
  const router = Router()

  mountEndpoint(router, importEndpoints.start, async ({ userId, request, response }) => {
    const sent = await readFile(request, response)
    await inTransaction(pool, (transaction) =>
      consumeRateLimit(transaction, 'statement_import', `user ${userId}`),
    )
    if (!sent) return { refusal: 'too_large' as const }
    const file = await parseFile(sent)
    if ('refusal' in file) return { ...file }
    const lines = await readLines(file.lines, getAddressIndex)
    const id = await inAccountTransaction(pool, userId, (transaction) =>
      addImport(transaction, userId, { lines, reading: file.reading }),
    )
    return { id }
  })

  mountEndpoint(router, importEndpoints.one, async ({ params, userId }) =>
    findImport(pool, params.id, userId),
  )

  mountEndpoint(router, importEndpoints.addArchive, async ({ params, userId, request }) =>
    receiveArchive({ pool, incomingFolder }, { request, importId: params.id, userId }),
  )

  mountEndpoint(router, importEndpoints.confirm, async ({ params, body, userId }) =>
    confirmImport(pool, { userId, id: params.id, mode: body.mode ?? 'draft', publication }),
  )

  return router
}
