import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadDraftOptions } from '~/features/statement-drafts/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type StatementImport, statementImport } from '~/upstream/statement-imports.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { IMPORTING_TYPES } from '~contract/statement-imports'
import { listColumnOptions } from './column-options.server'
import { parseImportId } from './urls'

export async function loadStatementImport({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, IMPORTING_TYPES)
  const { language } = visitor
  const id = parseImportId(new URL(request.url).searchParams)
  if (id === '') throw notFound('errors.page_desc')
  const [sent, dictionaries, options, i18n] = await Promise.all([
    id === undefined ? undefined : findImport(visitor.call(statementImport(id))),
    visitor.cachedCall(statementParameters),
    loadDraftOptions(visitor, {}),
    getI18n(language),
  ])
  const columns = listColumnOptions(dictionaries)
  return {
    sent,
    cities: options.cities,
    columns,
    title: i18n.getFixedT(language, 'statement-imports')('title'),
  }
}

export type StatementImportData = Awaited<ReturnType<typeof loadStatementImport>>

/** @throws 404 for another user's file, and for one older than a day */
async function findImport(call: Promise<StatementImport>): Promise<StatementImport> {
  try {
    return await call
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) throw notFound('errors.page_desc')
    throw error
  }
}
